import { Columns } from '@portal/design-system/Columns'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { annualTaxRule, monthlyTaxRule } from '#contract/taxes/taxes-rule.ts'
import { RuleFields } from '../RuleFields.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { ProgressiveTableFields, progressiveTableLabels } from './ProgressiveTableFields.tsx'
import { ReductionFields, reductionLabels } from './ReductionFields.tsx'

const ofMonth = [
  'dependantDeduction',
  'simplifiedDiscount',
  'exemptFrom65',
  'notWithheldUpTo',
  'simplifiedOnThirteenth',
]
const ofYear = ['dependantDeduction', 'simplifiedMaximum', 'simplifiedPercent', 'pensionDeductionPercent']

export function MonthlyTaxFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <ProgressiveTableFields form={form} />
      <Columns template="halves" from="medium" gap="5">
        <RuleFields form={form} rule={monthlyTaxRule} parts={ofMonth} />
      </Columns>
      <ReductionFields form={form} />
    </>
  )
}

/** The return of a calendar year. */
export function AnnualTaxFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <ProgressiveTableFields form={form} />
      <Columns template="halves" from="medium" gap="5">
        <RuleFields form={form} rule={annualTaxRule} parts={ofYear} />
      </Columns>
      <ReductionFields form={form} />
    </>
  )
}

export function progressiveTaxLabels(regras: RuleParts): Record<string, string> {
  return { ...progressiveTableLabels(regras), ...reductionLabels }
}
