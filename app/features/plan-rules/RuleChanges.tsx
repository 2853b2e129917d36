import { Stack } from '@portal/design-system/Stack'
import type { RuleChange } from '#contract/rules/read-rule.ts'
import { planRulesText } from './plan-rules.text.ts'

export function RuleChanges({ changes }: { changes: readonly RuleChange[] }) {
  if (changes.length === 0) return <p>{planRulesText.same}</p>
  return (
    <Stack as="ul" gap="1">
      {changes.map(({ campo, nome, antes, depois }) => (
        <li key={campo}>
          {planRulesText.change(nome, antes ?? planRulesText.absent, depois ?? planRulesText.absent)}
        </li>
      ))}
    </Stack>
  )
}
