import type * as v from 'valibot'

/** Portuguese sentence of a validation failure whose schema has none of its own: valibot's English must never reach the wire. */
export function wireMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return 'Este valor não é aceito.'
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'Este campo não existe nesta chamada.'
  if (issue.input === undefined) return 'Este campo é obrigatório.'
  if (issue.type === 'never') return 'Este campo não existe nesta chamada.'
  return EXPECTED[issue.type] ?? 'Este valor não é aceito.'
}

const EXPECTED: Record<string, string> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  boolean: 'Informe verdadeiro ou falso.',
  array: 'Informe uma lista.',
  object: 'Informe os dados desta chamada.',
  strict_object: 'Informe os dados desta chamada.',
  picklist: 'Escolha uma das opções.',
  literal: 'Escolha uma das opções.',
  variant: 'Escolha uma das opções.',
}
