import { ChoicesInput } from '#app/forms/ChoicesInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { lifetimeAdjustmentRule } from '#contract/benefits/lifetime-adjustment-rule.ts'
import { benefitPaymentRule } from '#contract/payroll/benefit-payment-rule.ts'
import { words } from '#contract/rules/rule-words.ts'
import type { RuleFormApi } from '../use-rule-form.ts'
import { benefitManagementText as text } from './benefit-management.text.ts'

const months = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  label: words.monthName(index + 1),
}))

const incomes = (['percent', 'fixed-term'] as const).map((id) => ({ id, label: text.incomes[id] }))

type MonthPartProps = { form: RuleFormApi; part: string; label: string; description?: string }

/** A month of every year, by its name. */
function MonthPart({ form, part, label, description }: MonthPartProps) {
  return (
    <form.AppField name={`regras.${part}`}>
      {() => (
        <SelectInput<number>
          label={label}
          {...(description !== undefined && { description })}
          placeholder={text.month}
          isRequired
          options={months}
        />
      )}
    </form.AppField>
  )
}

/** The parts of the rule of how a plan's benefits are paid. */
export function BenefitPaymentFields({ form }: { form: RuleFormApi }) {
  const { thirteenthMonth, thirteenthFor } = benefitPaymentRule.fields
  return (
    <>
      <MonthPart form={form} part="thirteenthMonth" label={thirteenthMonth.label} />
      <form.AppField name="regras.thirteenthFor">
        {() => <ChoicesInput label={thirteenthFor.label} options={incomes} />}
      </form.AppField>
    </>
  )
}

/** The one part of the rule of adjusted incomes. */
export function LifetimeAdjustmentFields({ form }: { form: RuleFormApi }) {
  const { month } = lifetimeAdjustmentRule.fields
  return <MonthPart form={form} part="month" label={month.label} description={text.monthHelp} />
}
