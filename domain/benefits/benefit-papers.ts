import type { BenefitKind } from './benefit-rules.ts'

export type BenefitField =
  | 'kind'
  | 'start-date'
  | 'tax-regime'
  | 'income-type'
  | 'cash-percent'
  | 'bank-account'
  | 'dependants'
  | 'pep'
  | 'fatca'
  | 'declaration'

export type BenefitDocument =
  | 'identity'
  | 'cpf'
  | 'proof-of-address'
  | 'end-of-employment'
  | 'disability-award'
  | 'death-certificate'
  | 'kinship'

/** Fields and documents of a kind of benefit: the tax regime only while it may be chosen, the end of employment only where there is one. */
export function benefitPapers(
  kind: BenefitKind,
  {
    mayChooseTaxRegime,
    needsEndOfEmployment,
  }: { mayChooseTaxRegime: boolean; needsEndOfEmployment: boolean },
): { fields: BenefitField[]; documents: BenefitDocument[] } {
  const isOfDeath = kind === 'death-pension' || kind === 'death-grant'
  const isRetirement = kind === 'normal' || kind === 'early'
  return {
    fields: [
      'kind',
      'start-date',
      ...(mayChooseTaxRegime ? (['tax-regime'] as const) : []),
      ...(kind === 'death-grant' ? [] : (['income-type'] as const)),
      ...(isOfDeath ? [] : (['cash-percent'] as const)),
      'bank-account',
      ...(isOfDeath ? [] : (['dependants'] as const)),
      'pep',
      'fatca',
      'declaration',
    ],
    documents: [
      'identity',
      'cpf',
      'proof-of-address',
      ...(isRetirement && needsEndOfEmployment ? (['end-of-employment'] as const) : []),
      ...(kind === 'disability' ? (['disability-award'] as const) : []),
      ...(isOfDeath ? (['death-certificate'] as const) : []),
      ...(kind === 'death-pension' ? (['kinship'] as const) : []),
    ],
  }
}
