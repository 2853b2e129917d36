import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { OwnComparison } from './OwnComparison.tsx'
import { RegimeLaw } from './RegimeLaw.tsx'
import { WorkedExample } from './WorkedExample.tsx'

/** The regimes in detail: the person's own lots, the law, and an example. */
export function RegimeOverview({ answer }: { answer: RegimeAnswer }) {
  return (
    <>
      <OwnComparison own={answer.comparacao} />
      <RegimeLaw table={answer.tabela} />
      <WorkedExample example={answer.exemplo} />
    </>
  )
}
