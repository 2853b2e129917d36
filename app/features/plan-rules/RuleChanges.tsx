import type { RuleChange } from '#contract/rules/read-rule.ts'
import { changeList } from './plan-rules.css.ts'
import { planRulesText } from './plan-rules.text.ts'

/** What differs between two versions, a line each. */
export function RuleChanges({ changes }: { changes: readonly RuleChange[] }) {
  if (changes.length === 0) return <p>{planRulesText.same}</p>
  return (
    <ul className={changeList}>
      {changes.map(({ campo, nome, antes, depois }) => (
        <li key={campo}>
          {planRulesText.change(nome, antes ?? planRulesText.absent, depois ?? planRulesText.absent)}
        </li>
      ))}
    </ul>
  )
}
