import type { AskedItem } from '#domain/requests/request-answer.ts'
import { importedLabels } from '../imports/imported-requests.text.ts'
import { answerDocumentNames, explanationName } from './request-answers.text.ts'
import { type AnswerDocument, answerDocuments, EXPLANATION } from './request-answers.ts'
import type { RequestKindSlug } from './request-kinds.ts'

/** How a field is filled in, and, for a choice, its options by their codes. */
export type AnswerField =
  | { as: 'text' | 'percent' | 'money' | 'count' }
  | { as: 'choice'; names: Readonly<Record<string, string>> }

type ImportedSlug = keyof typeof importedLabels

const percent = { as: 'percent' } as const

/** Every field of a request without a form that the person may write anew, by its path in what is stored. */
const fields: {
  readonly [Slug in ImportedSlug]: { readonly [Path in keyof (typeof importedLabels)[Slug]]?: AnswerField }
} = {
  'saque-a-vista': { percentual: percent },
}

/** Something that a return of a request without a form may ask for. `label` as people read it. */
export type AnswerItem = { path: string; label: string } & (
  | { kind: 'field'; field: AnswerField }
  | { kind: 'document'; document: AnswerDocument }
  | { kind: 'explanation' }
)

/** All that may be asked for of a kind of request without a form: its own fields, documents, and a written explanation. */
export function answerItems(slug: string): readonly AnswerItem[] {
  return [
    ...fieldItems(slug),
    ...answerDocuments.map(
      (document): AnswerItem => ({
        path: document,
        label: answerDocumentNames[document],
        kind: 'document',
        document,
      }),
    ),
    { path: EXPLANATION, label: explanationName, kind: 'explanation' },
  ]
}

/** Those of a list of paths, in the order of {@link answerItems}; what is not among them is left out. */
export function askedAnswerItems(
  slug: string,
  corrections: readonly { campo: string }[],
): readonly AnswerItem[] {
  return answerItems(slug).filter(({ path }) => corrections.some(({ campo }) => campo === path))
}

/** An item as the rule takes it. */
export function askedItem(item: AnswerItem): AskedItem {
  const { path } = item
  if (item.kind !== 'field') return { path, kind: item.kind }
  const { field } = item
  return {
    path,
    kind: 'field',
    value: field.as === 'choice' ? { as: 'choice', options: Object.keys(field.names) } : field,
  }
}

function fieldItems(slug: string): AnswerItem[] {
  if (!isImported(slug)) return []
  const labels: Readonly<Record<string, string>> = importedLabels[slug]
  return Object.entries<AnswerField>(fields[slug]).map(([path, field]) => ({
    path,
    label: labels[path] ?? path,
    kind: 'field',
    field,
  }))
}

function isImported(slug: string): slug is ImportedSlug & RequestKindSlug {
  return slug in importedLabels
}
