import {
  annualTaxRule,
  monthlyTaxRule,
  nonResidentTaxRule,
  redemptionTaxRule,
  regressiveTaxRule,
} from '#contract/taxes/taxes-rule.ts'
import type { RulePage } from '../define-rule-page.ts'
import { AnnualTaxFields, MonthlyTaxFields, progressiveTaxLabels } from './ProgressiveTaxFields.tsx'
import { RegressiveTaxFields, regressiveTaxLabels } from './RegressiveTaxFields.tsx'

/** The tables of the income tax, which are for everybody. */
export const taxPages: readonly RulePage[] = [
  { rule: monthlyTaxRule, Fields: MonthlyTaxFields, isWide: true, labelsOf: progressiveTaxLabels },
  { rule: annualTaxRule, Fields: AnnualTaxFields, isWide: true, labelsOf: progressiveTaxLabels },
  { rule: regressiveTaxRule, Fields: RegressiveTaxFields, isWide: true, labelsOf: regressiveTaxLabels },
  { rule: redemptionTaxRule },
  { rule: nonResidentTaxRule },
]
