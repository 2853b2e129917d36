import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { contributionSuspensionRule } from '#contract/contributions/contribution-suspension-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { contributionManagementText } from './contribution-management.text.ts'

const { fields } = contributionSuspensionRule
const { units, dayHelp } = contributionManagementText
const counted = ['minimumMonths', 'maximumMonths', 'maximumInWindow', 'windowMonths'] as const

/** The parts of a plan's rule of suspensions. */
export function SuspensionFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      {counted.map((part) => (
        <NumberPart key={part} form={form} part={part} label={fields[part].label} unit={units.months} />
      ))}
      <NumberPart form={form} part="lastFilingDay" label={fields.lastFilingDay.label} description={dayHelp} />
      <form.AppField name="regras.feeContinues">
        {() => <CheckboxInput label={fields.feeContinues.label} />}
      </form.AppField>
    </>
  )
}
