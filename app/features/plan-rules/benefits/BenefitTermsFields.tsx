import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { ChoicesInput } from '#app/forms/ChoicesInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { benefitTermsRule } from '#contract/benefits/benefit-terms-rule.ts'
import { words } from '#contract/rules/rule-words.ts'
import { BENEFIT_KINDS } from '#domain/benefits/benefit-rules.ts'
import { INCOME_TYPES } from '#domain/simulation/simulation-rules.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { benefitManagementText } from './benefit-management.text.ts'

const { fields } = benefitTermsRule
const { terms: text, units } = benefitManagementText

const kinds = BENEFIT_KINDS.map((id) => ({ id, label: text.kinds[id] }))
const incomes = INCOME_TYPES.map((id) => ({ id, label: text.incomes[id] }))
const bases = (['level', 'quotas'] as const).map((id) => ({ id, label: text.bases[id] }))
const payments = [12, 13].map((id) => ({ id, label: text.payments(id) }))
const monthsOfYear = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, label: words.monthName(at + 1) }))

/** Numbers of a pair or a range, by their paths, with what they are called. */
const ranges = [
  ['percent.minimum', text.percent.minimum, '%'],
  ['percent.maximum', text.percent.maximum, '%'],
  ['percent.step', text.percent.step, '%'],
  ['termYears.minimum', text.term.minimum, units.years],
  ['termYears.maximum', text.term.maximum, units.years],
  ['suspension.minimumMonths', text.suspension.minimum, units.months],
  ['suspension.maximumMonths', text.suspension.maximum, units.months],
] as const

export function BenefitTermsFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <form.AppField name="regras.kinds">
        {() => <ChoicesInput label={fields.kinds.label} options={kinds} />}
      </form.AppField>
      <form.AppField name="regras.incomeTypes">
        {() => <ChoicesInput label={fields.incomeTypes.label} options={incomes} />}
      </form.AppField>
      <form.AppField name="regras.needsEndOfEmployment">
        {() => <CheckboxInput label={fields.needsEndOfEmployment.label} />}
      </form.AppField>
      <NumberPart
        form={form}
        part="cashMaximumPercent"
        label={fields.cashMaximumPercent.label}
        description={text.cashHelp}
        decimals={2}
        unit="%"
      />
      {ranges.map(([part, label, unit]) => (
        <NumberPart
          key={part}
          form={form}
          part={part}
          label={label}
          unit={unit}
          {...(unit === '%' && { decimals: 2 })}
        />
      ))}
      <form.AppField name="regras.minimumIncome">
        {() => <MoneyInput label={fields.minimumIncome.label} description={text.minimumHelp} isRequired />}
      </form.AppField>
      <form.AppField name="regras.termBasis">
        {() => <SelectInput label={fields.termBasis.label} options={bases} isRequired />}
      </form.AppField>
      <form.AppField name="regras.lifetimePayments">
        {() => <SelectInput label={fields.lifetimePayments.label} options={payments} isRequired />}
      </form.AppField>
      <form.AppField name="regras.changeMonths">
        {() => <ChoicesInput label={fields.changeMonths.label} options={monthsOfYear} />}
      </form.AppField>
    </>
  )
}

export function benefitTermsLabels(): Record<string, string> {
  return Object.fromEntries(ranges.map(([part, label]) => [part, label]))
}
