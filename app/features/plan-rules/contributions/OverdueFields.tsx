import { overdueChargesRule } from '#contract/collection/overdue-charges-rule.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { contributionManagementText } from './contribution-management.text.ts'

const { fields } = overdueChargesRule
const { units } = contributionManagementText

/** The parts of a plan's rule of late contributions. */
export function OverdueFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      {(['finePercent', 'monthlyInterestPercent'] as const).map((part) => (
        <NumberPart key={part} form={form} part={part} label={fields[part].label} decimals={2} unit="%" />
      ))}
      <NumberPart
        form={form}
        part="monthsUntilNotice"
        label={fields.monthsUntilNotice.label}
        unit={units.months}
      />
      <NumberPart form={form} part="daysToAnswer" label={fields.daysToAnswer.label} unit={units.days} />
    </>
  )
}
