import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import type { AgeExemptionData, AgeExemptionRequestOnWire } from '#contract/isencao.ts'
import { ExemptionRequest, type FiledExemption } from './ExemptionRequest.tsx'
import { ExemptionUnderWay } from './ExemptionUnderWay.tsx'
import { askForExemption } from './exemption.functions.ts'
import { exemptionQueries } from './exemption.queries.ts'
import { exemptionText } from './exemption.text.ts'
import { filedSentence } from './exemption-sentences.ts'

const file = (input: AgeExemptionRequestOnWire) => askForExemption({ data: input })

const receiptOf = (filed: FiledExemption) => (
  <RequestReceipt filed={filed}>
    <p>{filedSentence(filed.dados)}</p>
  </RequestReceipt>
)

/** The exempt slice from 65 years on: what holds, and the request, why there can be none now, or its receipt. */
export function ExemptionPage() {
  const { idRequisicao } = useSearch({ from: '/_shell/services/exemption-65' })
  const { data: situation } = useSuspenseQuery(exemptionQueries.current())
  const { data: returned } = useSuspenseQuery(exemptionQueries.returned(idRequisicao))
  const open = situation.requisicaoAberta
  return (
    <RequestPage<FiledExemption, AgeExemptionData>
      slug="exemption-65"
      lead={exemptionText.lead}
      returned={returned}
      notNow={open && open.id !== returned?.id && <ExemptionUnderWay open={open} situation={situation} />}
      receipt={receiptOf}
    >
      {(request) => <ExemptionRequest {...request} situation={situation} file={file} />}
    </RequestPage>
  )
}
