/** How a field is filled in. A `choice` is one of its options. */
type AnswerValueKind =
  | { as: 'text' }
  | { as: 'percent' }
  | { as: 'money' }
  | { as: 'count' }
  | { as: 'choice'; options: readonly string[] }

/** Item that a returned request asks for, by its path: a field to write anew, a document to send, or an explanation. */
export type AskedItem =
  | { path: string; kind: 'field'; value: AnswerValueKind }
  | { path: string; kind: 'document' }
  | { path: string; kind: 'explanation' }

/** Answer of the participant. Null and empty text: nothing was given. `documents`: ids of the files sent. */
export interface RequestAnswer {
  values: Readonly<Record<string, string | number | null>>
  documents: Readonly<Record<string, string | null>>
  explanation: string
}

export type RequestAnswerProblem =
  /** Of a field or a document that was asked for. */
  | { code: 'missing'; path: string }
  | { code: 'not-a-value'; path: string }
  | { code: 'not-asked'; path: string }
  | { code: 'explanation-missing' }
  /** Nothing differs from what was sent before, and nobody is told why. */
  | { code: 'nothing-new' }

/** Longest text of a field. */
export const LONGEST_ANSWER_TEXT = 120

/** Most that a count of months or of payments may be. */
const MOST_COUNTED = 600

/**
 * Problems of the answer to a returned request, in the order of its items. Every field and document that was requested is given, and
 * nothing else; those who leave a field as it was, without a document, say why. `asked` empty: the entity only wrote, so that an
 * explanation or a document answers it. `before`: the values sent last.
 */
export function requestAnswerProblems(
  asked: readonly AskedItem[],
  { values, documents, explanation }: RequestAnswer,
  before: Readonly<Record<string, unknown>>,
): RequestAnswerProblem[] {
  const fields = asked.filter((item) => item.kind === 'field')
  const isExplained = explanation.trim() !== ''
  const problems = [
    ...fields.flatMap(({ path, value }) => valueProblems(path, value, values[path] ?? null)),
    ...asked.flatMap(({ kind, path }): RequestAnswerProblem[] =>
      kind === 'document' && !documents[path] ? [{ code: 'missing', path }] : [],
    ),
    ...Object.keys(values).flatMap((path): RequestAnswerProblem[] =>
      fields.some((field) => field.path === path) ? [] : [{ code: 'not-asked', path }],
    ),
  ]
  if (problems.length > 0) return problems
  if (asked.some(({ kind }) => kind === 'explanation') && !isExplained)
    return [{ code: 'explanation-missing' }]
  const isNew =
    Object.values(documents).some((id) => id !== null) ||
    fields.some(({ path }) => values[path] !== before[path])
  return isNew || isExplained ? [] : [{ code: 'nothing-new' }]
}

function valueProblems(
  path: string,
  kind: AnswerValueKind,
  value: string | number | null,
): RequestAnswerProblem[] {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return [{ code: 'missing', path }]
  return isValue(kind, value) ? [] : [{ code: 'not-a-value', path }]
}

function isValue(kind: AnswerValueKind, value: string | number): boolean {
  switch (kind.as) {
    case 'text':
      return typeof value === 'string' && value.length <= LONGEST_ANSWER_TEXT
    case 'choice':
      return typeof value === 'string' && kind.options.includes(value)
    case 'percent':
      return typeof value === 'number' && value > 0 && value <= 100
    case 'money':
      return typeof value === 'number' && value > 0 && value < 1e12
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_COUNTED
  }
}
