import type { BenefitKind } from '#domain/benefits/benefit-rules.ts'
import type { IncomeOnWire } from './benefit-request.ts'

/** How people call the benefits of a plan. */
export const benefitNames: Readonly<Record<BenefitKind, string>> = {
  normal: 'Aposentadoria normal',
  early: 'Aposentadoria antecipada',
  deferred: 'Benefício proporcional (BPD)',
  disability: 'Aposentadoria por invalidez',
  'death-pension': 'Pensão por morte',
  'death-grant': 'Pecúlio por morte',
}

/** How people call the ways in which a balance is paid. */
export const incomeTypeNames = {
  percent: 'Percentual do saldo',
  'fixed-term': 'Renda por prazo certo',
  lifetime: 'Renda vitalícia',
  single: 'Pagamento único',
} as const

/** The same by the words of the wire. */
export const incomeNames: Readonly<Record<IncomeOnWire, string>> = {
  percentual: incomeTypeNames.percent,
  'prazo-certo': incomeTypeNames['fixed-term'],
  vitalicia: incomeTypeNames.lifetime,
  'pagamento-unico': incomeTypeNames.single,
}
