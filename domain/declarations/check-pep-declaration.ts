import type { IsoDate } from '#domain/calendar.ts'
import { compareIso } from '#domain/calendar.ts'
import { isValidCpf } from '#domain/cpf.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { PepRelation, PublicPost } from './pep.ts'
import { type PepValidity, pepDeclarationValidUntil, suggestedPepValidity } from './pep.ts'

export interface PepDeclaration {
  /** Null while not answered. */
  isPep: boolean | null
  /** The rest counts only when `isPep`. */
  relation: PepRelation | null
  /** Of the exposed person, where it is somebody else. */
  name: string
  cpf: string
  /** Degree of kinship; only for relatives. */
  kinshipDegree: number | null
  post: string
  body: string
  /** ISO code of two letters. */
  country: string
  startedOn: IsoDate | null
  /** Left out while in office. */
  endedOn: IsoDate | null
  isInOffice: boolean
  isConfirmed: boolean
}

export interface PepRules {
  /** Kinship counts up to this degree. */
  maximumDegree: number
}

export type PepProblem =
  | { field: 'isPep'; code: 'answer-required' }
  | { field: 'relation' | 'name' | 'post' | 'body' | 'country' | 'startedOn'; code: 'required' }
  | { field: 'cpf'; code: 'required' | 'invalid-cpf' }
  | { field: 'kinshipDegree'; code: 'required' }
  | { field: 'kinshipDegree'; code: 'too-distant'; maximum: number }
  | { field: 'startedOn' | 'endedOn'; code: 'invalid-date' | 'in-the-future' }
  | { field: 'endedOn'; code: 'required' | 'before-start' }
  | { field: 'isConfirmed'; code: 'confirmation-required' }

/** The declaration as it is stored. `posts` is empty for who is not exposed. */
export interface CheckedPepDeclaration {
  isPep: boolean
  posts: PublicPost[]
  validUntil: IsoDate
}

/** A declaration about political exposure, complete and possible. CPFs are asked of Brazilian posts only. */
export function checkPepDeclaration(
  declaration: PepDeclaration,
  { maximumDegree, ...validity }: PepRules & Partial<PepValidity>,
  today: IsoDate,
): Outcome<CheckedPepDeclaration, PepProblem> {
  const problems: PepProblem[] = []
  if (declaration.isPep === null) problems.push({ field: 'isPep', code: 'answer-required' })
  if (declaration.isPep === true) {
    problems.push(...whoProblems(declaration, maximumDegree), ...postProblems(declaration, today))
  }
  if (!declaration.isConfirmed) problems.push({ field: 'isConfirmed', code: 'confirmation-required' })
  if (problems.length > 0 || declaration.isPep === null) return { ok: false, problems }
  const { startedOn, endedOn, isInOffice } = declaration
  const posts =
    declaration.isPep && startedOn !== null ? [{ startedOn, endedOn: isInOffice ? null : endedOn }] : []
  return {
    ok: true,
    result: {
      isPep: declaration.isPep,
      posts,
      validUntil: pepDeclarationValidUntil(today, posts, { ...suggestedPepValidity, ...validity }),
    },
  }
}

function whoProblems(
  { relation, name, cpf, kinshipDegree, country }: PepDeclaration,
  maximum: number,
): PepProblem[] {
  if (relation === null) return [{ field: 'relation', code: 'required' }]
  if (relation === 'holder') return []
  const problems: PepProblem[] = []
  if (name.trim() === '') problems.push({ field: 'name', code: 'required' })
  if (cpf.trim() === '' && country === 'BR') problems.push({ field: 'cpf', code: 'required' })
  else if (cpf.trim() !== '' && !isValidCpf(cpf)) problems.push({ field: 'cpf', code: 'invalid-cpf' })
  if (relation !== 'relative') return problems
  if (kinshipDegree === null) problems.push({ field: 'kinshipDegree', code: 'required' })
  else if (kinshipDegree > maximum) problems.push({ field: 'kinshipDegree', code: 'too-distant', maximum })
  return problems
}

function postProblems(declaration: PepDeclaration, today: IsoDate): PepProblem[] {
  const problems: PepProblem[] = (['post', 'body', 'country'] as const)
    .filter((field) => declaration[field].trim() === '')
    .map((field) => ({ field, code: 'required' }))
  return [...problems, ...dateProblems(declaration, today)]
}

function dateProblems({ startedOn, endedOn, isInOffice }: PepDeclaration, today: IsoDate): PepProblem[] {
  const problems: PepProblem[] = []
  if (startedOn === null) problems.push({ field: 'startedOn', code: 'required' })
  else problems.push(...pastDateProblems('startedOn', startedOn, today))
  if (isInOffice) return problems
  if (endedOn === null) return [...problems, { field: 'endedOn', code: 'required' }]
  problems.push(...pastDateProblems('endedOn', endedOn, today))
  if (problems.length === 0 && startedOn !== null && endedOn < startedOn)
    problems.push({ field: 'endedOn', code: 'before-start' })
  return problems
}

function pastDateProblems(field: 'startedOn' | 'endedOn', date: IsoDate, today: IsoDate): PepProblem[] {
  if (!isIsoDate(date)) return [{ field, code: 'invalid-date' }]
  return compareIso(date, today) > 0 ? [{ field, code: 'in-the-future' }] : []
}
