import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'

/** Used by plans where nothing else is set; the plan's rules decide. */
export const suggestedBenefitRules: BenefitRules = {
  kinds: ['normal', 'early', 'deferred', 'disability', 'death-pension', 'death-grant'],
  needsEndOfEmployment: true,
  incomeTypes: ['percent', 'fixed-term', 'lifetime'],
  percent: { minimum: 0.3, maximum: 2, step: 0.1 },
  termYears: { minimum: 5, maximum: 30 },
  termBasis: 'level',
  lifetimePayments: 12,
  cashMaximumPercent: 25,
  minimumIncome: 300,
  changeMonths: [6, 12],
  suspension: { minimumMonths: 1, maximumMonths: 12 },
}
