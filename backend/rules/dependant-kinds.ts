import { planDependantsRule, taxDependantsRule } from '#contract/dependants/dependants-rule.ts'
import { definePlanRules } from './define-plan-rules.ts'

/** Up to which age somebody counts for the income tax. */
export const taxDependants = definePlanRules({
  ...taxDependantsRule,
  source: 'Lei 9.250/1995, art. 35',
})

/** Whom a plan takes as a dependant. */
export const planDependants = definePlanRules({
  ...planDependantsRule,
  source: 'Regulamento do plano; Lei 8.213/1991, art. 16',
})
