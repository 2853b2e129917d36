import { Columns } from '@portal/design-system/Columns'
import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { annualTaxRule, monthlyTaxRule } from '#contract/taxes/taxes-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { ProgressiveTableFields, progressiveTableLabels } from './ProgressiveTableFields.tsx'
import { ReductionFields, reductionLabels } from './ReductionFields.tsx'

const { fields: ofMonth } = monthlyTaxRule
const { fields: ofYear } = annualTaxRule

export function MonthlyTaxFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <ProgressiveTableFields form={form} />
      <Columns template="halves" from="medium" gap="5">
        {(['dependantDeduction', 'simplifiedDiscount', 'exemptFrom65', 'notWithheldUpTo'] as const).map(
          (part) => (
            <form.AppField key={part} name={`regras.${part}`}>
              {() => <MoneyInput label={ofMonth[part].label} isRequired />}
            </form.AppField>
          ),
        )}
        <form.AppField name="regras.simplifiedOnThirteenth">
          {() => <CheckboxInput label={ofMonth.simplifiedOnThirteenth.label} />}
        </form.AppField>
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
        {(['dependantDeduction', 'simplifiedMaximum'] as const).map((part) => (
          <form.AppField key={part} name={`regras.${part}`}>
            {() => <MoneyInput label={ofYear[part].label} isRequired />}
          </form.AppField>
        ))}
        {(['simplifiedPercent', 'pensionDeductionPercent'] as const).map((part) => (
          <NumberPart key={part} form={form} part={part} label={ofYear[part].label} decimals={2} unit="%" />
        ))}
      </Columns>
      <ReductionFields form={form} />
    </>
  )
}

export function progressiveTaxLabels(regras: RuleParts): Record<string, string> {
  return { ...progressiveTableLabels(regras), ...reductionLabels }
}
