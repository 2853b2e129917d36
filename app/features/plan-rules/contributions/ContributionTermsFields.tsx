import { DecimalInput } from '#app/forms/DecimalInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { contributionTermsRule } from '#contract/contributions/contribution-terms-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { contributionManagementText } from './contribution-management.text.ts'
import { MatchFields } from './MatchFields.tsx'

const { fields } = contributionTermsRule
const { limits, factorHelp, dayHelp } = contributionManagementText
const limitOptions = (['one-per-quarter', 'free'] as const).map((id) => ({ id, label: limits[id] }))

/** The parts of a plan's contribution terms; whether it takes percentages or amounts is the plan's own kind and stays. */
export function ContributionTermsFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <form.Subscribe selector={({ values }) => values.regras['basis'] === 'amount'}>
        {(takesAmounts) =>
          takesAmounts ? (
            <form.AppField name="regras.minimumVoluntary">
              {() => <MoneyInput label={fields.minimumVoluntary.label} isRequired />}
            </form.AppField>
          ) : (
            <PercentageFields form={form} />
          )
        }
      </form.Subscribe>
      <form.AppField name="regras.changeLimit">
        {() => <SelectInput label={fields.changeLimit.label} options={limitOptions} isRequired />}
      </form.AppField>
      <NumberPart form={form} part="lastFilingDay" label={fields.lastFilingDay.label} description={dayHelp} />
      <NumberPart form={form} part="dueDay" label={fields.dueDay.label} description={dayHelp} />
      <NumberPart form={form} part="lastIssueDay" label={fields.lastIssueDay.label} description={dayHelp} />
    </>
  )
}

function PercentageFields({ form }: { form: RuleFormApi }) {
  const percent = { form, decimals: 2, unit: '%' }
  return (
    <>
      <form.AppField name="regras.unit">
        {() => <MoneyInput label={fields.unit.label} isRequired />}
      </form.AppField>
      <form.AppField name="regras.factor">
        {() => <DecimalInput label={fields.factor.label} description={factorHelp} isRequired />}
      </form.AppField>
      <NumberPart {...percent} part="basicMax" label={fields.basicMax.label} />
      <NumberPart {...percent} part="basicStep" label={fields.basicStep.label} />
      <NumberPart {...percent} part="supplementaryMax" label={fields.supplementaryMax.label} />
      <NumberPart {...percent} part="supplementaryStep" label={fields.supplementaryStep.label} />
      <MatchFields form={form} />
    </>
  )
}
