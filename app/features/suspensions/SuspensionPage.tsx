import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { contributionSuspensionReading } from '#contract/readings/contribution-suspension.ts'
import type { SuspensionData, SuspensionRequestOnWire } from '#contract/suspensions.ts'
import { SuspensionNotNow } from './SuspensionNotNow.tsx'
import { type FiledSuspension, SuspensionRequest } from './SuspensionRequest.tsx'
import { suspensionObstacle } from './suspension-obstacle.ts'
import { filedSentence } from './suspension-sentences.ts'
import { endSuspension, suspendContribution } from './suspensions.functions.ts'
import { suspensionQueries } from './suspensions.queries.ts'
import { suspensionText } from './suspensions.text.ts'

const file = (input: SuspensionRequestOnWire) => suspendContribution({ data: input })
const end = () => endSuspension()

const receiptOf = (filed: FiledSuspension) => (
  <RequestReceipt filed={filed} asked={contributionSuspensionReading(filed.dados)}>
    <p>{filedSentence(filed.dados)}</p>
  </RequestReceipt>
)

/** Suspension of contributions: the request, the one that runs, why there can be none now, or the receipt. */
export function SuspensionPage() {
  const { idRequisicao } = useSearch({ from: '/_shell/services/suspend-contribution' })
  const { data: situation } = useSuspenseQuery(suspensionQueries.current())
  const { data: returned } = useSuspenseQuery(suspensionQueries.returned(idRequisicao))
  const obstacle = suspensionObstacle(situation, returned?.id)
  return (
    <RequestPage<FiledSuspension, SuspensionData>
      slug="suspend-contribution"
      lead={suspensionText.lead}
      returned={returned}
      notNow={obstacle && <SuspensionNotNow obstacle={obstacle} situation={situation} end={end} />}
      receipt={receiptOf}
    >
      {(request) => <SuspensionRequest {...request} situation={situation} file={file} />}
    </RequestPage>
  )
}
