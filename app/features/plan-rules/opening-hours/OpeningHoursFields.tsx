import { TextInput } from '#app/forms/TextInput.tsx'
import { openingHoursRule } from '#contract/conversations/opening-hours-rule.ts'
import type { RuleFormApi } from '../use-rule-form.ts'
import { openingHoursText } from './opening-hours.text.ts'

const { fields } = openingHoursRule
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** The hours of each day of the week. */
export function OpeningHoursFields({ form }: { form: RuleFormApi }) {
  return days.map((day) => (
    <form.AppField key={day} name={`regras.${day}`}>
      {() => (
        <TextInput
          label={fields[day].label}
          description={day === 'monday' ? openingHoursText.format : undefined}
          maxLength={60}
          autoComplete="off"
        />
      )}
    </form.AppField>
  ))
}
