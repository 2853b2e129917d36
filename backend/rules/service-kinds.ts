import { retirementRule } from '#contract/benefits/retirement-rule.ts'
import { waitingPeriodsRule } from '#contract/benefits/waiting-periods-rule.ts'
import { accumulationDatesRule } from '#contract/exits/accumulation-dates-rule.ts'
import { deferredBenefitRule } from '#contract/exits/deferred-benefit-rule.ts'
import { portabilityDaysRule } from '#contract/exits/portability-days-rule.ts'
import { portabilityRule } from '#contract/exits/portability-rule.ts'
import { iofRule, loansRule } from '#contract/loans/loans-rule.ts'
import { servicesOfferedRule } from '#contract/plans/services-offered-rule.ts'
import { definePlanRules } from './define-plan-rules.ts'

/** Services that a plan has switched on. */
export const servicesOffered = definePlanRules({
  ...servicesOfferedRule,
  source: 'Regulamento do plano e decisão da entidade',
})

/** When a plan lets people retire. */
export const retirement = definePlanRules({
  ...retirementRule,
  source: 'Regulamento do plano; LC 109/2001, art. 7º e 12',
})

/** How long before somebody may leave with what they saved. */
export const waitingPeriods = definePlanRules({
  ...waitingPeriodsRule,
  source: 'Regulamento do plano; LC 109/2001, art. 14; Resolução CNPC 50/2022',
})

/** Who may move what they saved to another entity. */
export const portability = definePlanRules({
  ...portabilityRule,
  source: 'Regulamento do plano; LC 109/2001, art. 14; Resoluções CNPC 50/2022 e 65/2026',
})

/** In how many business days the entity sends what belongs to a portability. */
export const portabilityDays = definePlanRules({
  ...portabilityDaysRule,
  source: 'Resolução Conjunta SUSEP/PREVIC 1/2022; Resolução Previc 17/2022',
})

/** Until when the days on which old ported money was accumulated may be told. */
export const accumulationDates = definePlanRules({
  ...accumulationDatesRule,
  source: 'IN Conjunta RFB/Previc/Susep 1/2025 e 2/2025',
})

export const deferredBenefit = definePlanRules({
  ...deferredBenefitRule,
  source: 'Regulamento do plano; Resolução CNPC 50/2022',
})

/** Whom a plan lends to, and on which terms. */
export const loans = definePlanRules({
  ...loansRule,
  source: 'Regulamento de empréstimos; Resolução CMN 4.994/2022',
})

/** Tax on loans; the day of the release decides. */
export const loanTax = definePlanRules({
  ...iofRule,
  source: 'Decreto 6.306/2007, art. 7º; Lei 9.779/1999, art. 13',
})
