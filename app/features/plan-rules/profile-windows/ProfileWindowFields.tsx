import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { investmentProfileWindowsRule as rule } from '#contract/investments/investment-profile-windows-rule.ts'
import { RuleFields } from '../RuleFields.tsx'
import type { RuleFormApi } from '../rule-values.ts'

/** The months over the whole width, and the days beside each other. */
export function ProfileWindowFields({ form }: { form: RuleFormApi }) {
  return (
    <Stack gap="5">
      <RuleFields form={form} rule={rule} parts={['months']} />
      <Columns template="halves" from="medium" gap="5">
        <RuleFields form={form} rule={rule} parts={['firstDay', 'lastDay']} />
      </Columns>
    </Stack>
  )
}
