import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { ChoicesInput } from '#app/forms/ChoicesInput.tsx'
import { DecimalInput } from '#app/forms/DecimalInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { categoryNames } from '#contract/life-cycle/category-names.ts'
import { iofRule, loansRule } from '#contract/loans/loans-rule.ts'
import { Category } from '#domain/participants.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { servicesManagementText } from './services-management.text.ts'

const { fields } = loansRule
const { units, loanParts } = servicesManagementText
const costOptions = (['deducted', 'financed'] as const).map((id) => ({ id, label: fields.costs.text(id) }))
const systems = (['price', 'sac'] as const).map((id) => ({ id, label: loanParts.systems[id] }))
const borrowers = Object.values(Category).map((id) => ({ id, label: categoryNames[id - 1] ?? '' }))
const counted = [
  { part: 'minimumContributions' },
  { part: 'minimumMonths', unit: units.months },
  { part: 'maximumMonths', unit: units.months },
  { part: 'maximumAgeAtEnd', unit: units.years },
  { part: 'dueDay' },
] as const
const shares = [
  'redemptionPercent',
  'payMarginPercent',
  'benefitMarginPercent',
  'portfolioPercent',
  'renewalAfterPercent',
  'coverFeePercent',
] as const

/** The parts of a plan's rule of loans. */
export function LoanFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <form.AppField name="regras.categories">
        {() => <ChoicesInput label={fields.categories.label} options={borrowers} />}
      </form.AppField>
      <form.AppField name="regras.systems">
        {() => <ChoicesInput label={fields.systems.label} options={systems} />}
      </form.AppField>
      <form.AppField name="regras.monthlyPercent.fixed">
        {() => <DecimalInput label={loanParts.fixed} isRequired />}
      </form.AppField>
      <form.AppField name="regras.maximumAmount">
        {() => <MoneyInput label={fields.maximumAmount.label} isRequired />}
      </form.AppField>
      <NumberPart form={form} part="benefitMultiple" label={fields.benefitMultiple.label} decimals={2} />
      {counted.map(({ part, ...field }) => (
        <NumberPart key={part} form={form} part={part} label={fields[part].label} {...field} />
      ))}
      {shares.map((part) => (
        <NumberPart key={part} form={form} part={part} label={fields[part].label} decimals={2} unit="%" />
      ))}
      <form.AppField name="regras.costs">
        {() => <SelectInput label={fields.costs.label} options={costOptions} isRequired />}
      </form.AppField>
      <NumberPart form={form} part="overdue.finePercent" label={loanParts.fine} decimals={2} unit="%" />
      <NumberPart
        form={form}
        part="overdue.monthlyInterestPercent"
        label={loanParts.interest}
        decimals={2}
        unit="%"
      />
      <form.AppField name="regras.smallestBoleto">
        {() => <MoneyInput label={fields.smallestBoleto.label} isRequired />}
      </form.AppField>
      <form.AppField name="regras.coversArrears">
        {() => <CheckboxInput label={fields.coversArrears.label} />}
      </form.AppField>
    </>
  )
}

/** The parts of the tax on loans, which is for everybody. */
export function LoanTaxFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      {(['additionalPercent', 'dailyPercent', 'ceilingPercent'] as const).map((part) => (
        <form.AppField key={part} name={`regras.${part}`}>
          {() => <DecimalInput label={iofRule.fields[part].label} isRequired />}
        </form.AppField>
      ))}
      <NumberPart form={form} part="maximumDays" label={iofRule.fields.maximumDays.label} unit={units.days} />
    </>
  )
}
