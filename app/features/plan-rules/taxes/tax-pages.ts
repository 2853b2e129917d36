import {
  annualTaxRule,
  monthlyTaxRule,
  nonResidentTaxRule,
  redemptionTaxRule,
  regressiveTaxRule,
} from '#contract/taxes/taxes-rule.ts'
import { defineRulePage } from '../define-rule-page.ts'
import { NonResidentTaxFields, RedemptionTaxFields } from './FlatTaxFields.tsx'
import { AnnualTaxFields, MonthlyTaxFields, progressiveTaxLabels } from './ProgressiveTaxFields.tsx'
import { RegressiveTaxFields, regressiveTaxLabels } from './RegressiveTaxFields.tsx'
import { taxRulesText as text } from './tax-rules.text.ts'

/** The tables of the income tax, which are for everybody. */
export const taxPages = [
  defineRulePage({
    rule: monthlyTaxRule,
    Fields: MonthlyTaxFields,
    isWide: true,
    labelsOf: progressiveTaxLabels,
    lead: text.monthly,
  }),
  defineRulePage({
    rule: annualTaxRule,
    Fields: AnnualTaxFields,
    isWide: true,
    labelsOf: progressiveTaxLabels,
    lead: text.annual,
  }),
  defineRulePage({
    rule: regressiveTaxRule,
    Fields: RegressiveTaxFields,
    isWide: true,
    labelsOf: regressiveTaxLabels,
    lead: text.regressive,
  }),
  defineRulePage({ rule: redemptionTaxRule, Fields: RedemptionTaxFields, lead: text.redemption }),
  defineRulePage({ rule: nonResidentTaxRule, Fields: NonResidentTaxFields, lead: text.nonResident }),
]
