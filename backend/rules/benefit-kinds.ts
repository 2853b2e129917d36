import { benefitTermsRule } from '#contract/benefits/benefit-terms-rule.ts'
import { lifetimeAdjustmentRule } from '#contract/benefits/lifetime-adjustment-rule.ts'
import { riskCoverRule } from '#contract/contributions/risk-cover-rule.ts'
import { decisionPeriodRule } from '#contract/exits/decision-period-rule.ts'
import { redemptionTermsRule } from '#contract/exits/redemption-terms-rule.ts'
import { vestingRule } from '#contract/exits/vesting-rule.ts'
import { benefitPaymentRule } from '#contract/payroll/benefit-payment-rule.ts'
import { annuityRule } from '#contract/simulation/annuity-rule.ts'
import { projectionRule } from '#contract/simulation/projection-rule.ts'
import { publicPensionRule } from '#contract/simulation/public-pension-rule.ts'
import { definePlanRules } from './define-plan-rules.ts'

/** By which the sponsor's account becomes the participant's. */
export const vesting = definePlanRules({
  ...vestingRule,
  source: 'Regulamento do plano; Resolução CNPC 50/2022',
  check: ({ table }, { plan }) =>
    table !== null && plan?.modality === 'instituted'
      ? [{ field: 'table', sentence: 'Este plano não tem patrocinadora: deixe-o sem tabela.' }]
      : [],
})

/** How a plan pays redemptions. */
export const redemptionTerms = definePlanRules({
  ...redemptionTermsRule,
  source: 'Regulamento do plano; Resolução CNPC 50/2022',
})

/** How long who leaves waits for the exit statement, and has to choose. */
export const decisionPeriod = definePlanRules({
  ...decisionPeriodRule,
  source: 'Regulamento do plano; Resolução CNPC 50/2022',
})

export const benefitTerms = definePlanRules({
  ...benefitTermsRule,
  source: 'Regulamento do plano',
  check: ({ percent, termYears, suspension }) => {
    const sentence = 'O máximo não pode ser menor que o mínimo.'
    return [
      ...(percent.minimum > percent.maximum ? [{ field: 'percent', sentence }] : []),
      ...(termYears.minimum > termYears.maximum ? [{ field: 'termYears', sentence }] : []),
      ...(suspension.minimumMonths > suspension.maximumMonths ? [{ field: 'suspension', sentence }] : []),
    ]
  },
})

/** When the thirteenth is paid, and of which incomes. */
export const benefitPayment = definePlanRules({ ...benefitPaymentRule, source: 'Regulamento do plano' })

/** In which month incomes for life are adjusted. */
export const lifetimeAdjustment = definePlanRules({
  ...lifetimeAdjustmentRule,
  source: 'Regulamento do plano; Resolução CNPC 64/2025',
})

/** How simulations turn a balance into an income for life. */
export const annuity = definePlanRules({
  ...annuityRule,
  source: 'Nota técnica atuarial do plano',
})

export const projection = definePlanRules({
  ...projectionRule,
  source: 'Política de investimentos e nota técnica atuarial do plano',
})

export const publicPensionTerms = definePlanRules({
  ...publicPensionRule,
  source: 'EC 103/2019, arts. 19 e 26; Lei 8.213/1991, arts. 29 e 33',
})

/** Whether contributions also pay covers of death and disability. */
export const riskCover = definePlanRules({ ...riskCoverRule, source: 'Regulamento do plano' })
