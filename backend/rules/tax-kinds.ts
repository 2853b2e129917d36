import {
  annualTaxRule,
  monthlyTaxRule,
  nonResidentTaxRule,
  redemptionTaxRule,
  regressiveTaxRule,
} from '#contract/taxes/taxes-rule.ts'
import { definePlanRules } from './define-plan-rules.ts'

/** Withholding of the progressive regime. */
export const monthlyTax = definePlanRules({
  ...monthlyTaxRule,
  source: 'Lei 11.482/2007, art. 1º; Lei 9.250/1995',
})

/** The return of a calendar year. */
export const annualTax = definePlanRules({
  ...annualTaxRule,
  source: 'Lei 9.250/1995; Lei 9.532/1997, art. 11',
})

/** Rates of the regressive regime. */
export const regressiveTax = definePlanRules({ ...regressiveTaxRule, source: 'Lei 11.053/2004, art. 1º' })

export const redemptionTax = definePlanRules({ ...redemptionTaxRule, source: 'Lei 11.053/2004, art. 3º' })

export const nonResidentTax = definePlanRules({
  ...nonResidentTaxRule,
  source: 'STF, Tema 1174 (ARE 1.327.491); Lei 9.779/1999, art. 7º',
})
