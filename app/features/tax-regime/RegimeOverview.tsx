import type { RegimeAnswer } from '#contract/tax-regime.ts'
import { CurrentRegime } from './CurrentRegime.tsx'
import { OwnComparison } from './OwnComparison.tsx'
import { RegimeLaw } from './RegimeLaw.tsx'
import { WorkedExample } from './WorkedExample.tsx'

/** Everything a person should know of the tax regime before choosing, or when nothing can be chosen any more. */
export function RegimeOverview({ answer }: { answer: RegimeAnswer }) {
  return (
    <>
      <CurrentRegime situation={answer.situacao} />
      <OwnComparison own={answer.comparacao} />
      <RegimeLaw table={answer.tabela} />
      <WorkedExample example={answer.exemplo} />
    </>
  )
}
