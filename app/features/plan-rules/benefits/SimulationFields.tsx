import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { DecimalInput } from '#app/forms/DecimalInput.tsx'
import { riskCoverRule } from '#contract/contributions/risk-cover-rule.ts'
import { annuityRule } from '#contract/simulation/annuity-rule.ts'
import { projectionRule } from '#contract/simulation/projection-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { benefitManagementText } from './benefit-management.text.ts'

const { units } = benefitManagementText

/** How simulations turn a balance into an income for life. */
export function AnnuityFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <form.AppField name="regras.factor">
        {() => <DecimalInput label={annuityRule.fields.factor.label} isRequired />}
      </form.AppField>
      <NumberPart form={form} part="years" label={annuityRule.fields.years.label} unit={units.years} />
    </>
  )
}

export function ProjectionFields({ form }: { form: RuleFormApi }) {
  const { fields } = projectionRule
  return (
    <>
      {(['realReturnPercent', 'contributionGrowthPercent'] as const).map((part) => (
        <NumberPart key={part} form={form} part={part} label={fields[part].label} decimals={2} unit="%" />
      ))}
      <NumberPart form={form} part="incomeYears" label={fields.incomeYears.label} unit={units.years} />
    </>
  )
}

/** Whether contributions also pay covers of death and disability. */
export function RiskCoverFields({ form }: { form: RuleFormApi }) {
  return (
    <form.AppField name="regras.hasRiskCover">
      {() => <CheckboxInput label={riskCoverRule.fields.hasRiskCover.label} />}
    </form.AppField>
  )
}
