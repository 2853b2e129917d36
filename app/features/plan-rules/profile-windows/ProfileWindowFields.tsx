import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { ChoicesInput } from '#app/forms/ChoicesInput.tsx'
import { investmentProfileWindowsRule } from '#contract/investments/investment-profile-windows-rule.ts'
import { words } from '#contract/rules/rule-words.ts'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { profileWindowsText as text } from './profile-windows.text.ts'

const { fields } = investmentProfileWindowsRule
const months = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  label: words.monthName(index + 1),
}))

/** The parts of a plan's rule of when profiles may be changed. */
export function ProfileWindowFields({ form }: { form: RuleFormApi }) {
  return (
    <Stack gap="5">
      <form.AppField name="regras.months">
        {() => <ChoicesInput label={fields.months.label} options={months} />}
      </form.AppField>
      <Columns template="halves" from="medium" gap="5">
        <NumberPart form={form} part="firstDay" label={fields.firstDay.label} description={text.firstHelp} />
        <NumberPart form={form} part="lastDay" label={fields.lastDay.label} description={text.lastHelp} />
      </Columns>
    </Stack>
  )
}
