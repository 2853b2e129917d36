import { findCpf } from '../cpf-in-text.ts'

/** Subject of one line, and a body whose lines are paragraphs. Both name variables as `{{name}}`. */
export interface EmailText {
  subject: string
  body: string
}

/** A variable that a text may name; `isRequired`: without it the e-mail could not do what it is for, as bringing a code. */
export interface EmailVariable {
  name: string
  isRequired: boolean
}

export const LONGEST_SUBJECT = 150
export const LONGEST_BODY = 4000

/** Why a text cannot be used. */
export type EmailTextProblem =
  | { part: 'subject' | 'body'; code: 'empty' | 'too-long' | 'malformed' | 'cpf' }
  | { part: 'subject'; code: 'several-lines' }
  | { part: 'subject' | 'body'; code: 'unknown-variable'; name: string }
  | { part: 'body'; code: 'missing-variable'; name: string }

/** A name between braces. A variable has two on either side and no third; looking behind for it is more than Safari before 16.4 can. */
const IN_BRACES = /(\{+)\s*([A-Za-z]+)\s*(\}+)/g

/** Names of the variables of a text, in their order. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].flatMap(([, opened, name = '', closed]) =>
    isVariable(opened, closed) ? [name] : [],
  )
}

const isVariable = (opened = '', closed = '') => opened.length === 2 && closed.length === 2

/** The paragraphs of a body: every line that is not empty. */
export function paragraphsOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Everything that is wrong with a text; empty when it can be used. */
export function emailTextProblems(
  { subject, body }: EmailText,
  variables: readonly EmailVariable[],
): EmailTextProblem[] {
  const named = new Set([...variablesIn(subject), ...variablesIn(body)])
  const missing = variables.filter(({ name, isRequired }) => isRequired && !named.has(name))
  return [
    ...partProblems('subject', subject, variables, LONGEST_SUBJECT),
    ...(/[\r\n]/.test(subject.trim()) ? [{ part: 'subject', code: 'several-lines' } as const] : []),
    ...partProblems('body', body, variables, LONGEST_BODY),
    ...missing.map(({ name }) => ({ part: 'body', code: 'missing-variable', name }) as const),
  ]
}

function partProblems(
  part: 'subject' | 'body',
  text: string,
  variables: readonly EmailVariable[],
  longest: number,
): EmailTextProblem[] {
  if (text.trim() === '') return [{ part, code: 'empty' }]
  const known = new Set(variables.map(({ name }) => name))
  const unknown = new Set(variablesIn(text).filter((name) => !known.has(name)))
  const rest = text.replaceAll(IN_BRACES, (written, opened: string, _name: string, closed: string) =>
    isVariable(opened, closed) ? '' : written,
  )
  return [
    ...(text.length > longest ? [{ part, code: 'too-long' } as const] : []),
    ...(/\{\{|\}\}/.test(rest) ? [{ part, code: 'malformed' } as const] : []),
    ...[...unknown].map((name) => ({ part, code: 'unknown-variable', name }) as const),
    ...(findCpf(text) === null ? [] : [{ part, code: 'cpf' } as const]),
  ]
}
