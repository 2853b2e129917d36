import { Banner } from '@portal/design-system/Banner'
import { isOutdated, type Problem } from '#app/api/problem.ts'
import { requestsText } from '../requests.text.ts'
import type { MoveOutcome } from './use-request-move.ts'

/** Outcome of the last step. The live region is always in the document, so that new content is announced. */
export function MoveResult({ outcome }: { outcome: MoveOutcome | null }) {
  return (
    <div aria-live="polite" aria-atomic="true">
      {outcome?.ok && (
        <Banner tone="success">
          {requestsText.moved(outcome.answer.protocolo, outcome.answer.status.nome)}
        </Banner>
      )}
      {outcome?.ok === false && outcome.problem && <MoveRefusal problem={outcome.problem} />}
    </div>
  )
}

function MoveRefusal({ problem }: { problem: Problem }) {
  return isOutdated(problem) ? (
    <Banner tone="warning" title={requestsText.staleTitle}>
      {requestsText.staleText}
    </Banner>
  ) : (
    <Banner tone="danger" title={requestsText.problemTitle}>
      {problem.detail}
    </Banner>
  )
}
