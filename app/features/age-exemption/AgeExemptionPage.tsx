import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { OnlyThePerson } from '#app/features/service-request/OnlyThePerson.tsx'
import { RequestPage } from '#app/features/service-request/RequestPage.tsx'
import { RequestReceipt } from '#app/features/service-request/RequestReceipt.tsx'
import { useSession } from '#app/session/session-on-screen.ts'
import type { AgeExemptionData, AgeExemptionRequestOnWire } from '#contract/age-exemption.ts'
import { ageExemptionReading } from '#contract/readings/age-exemption.ts'
import { AgeExemptionRequest, type FiledAgeExemption } from './AgeExemptionRequest.tsx'
import { AgeExemptionSituation } from './AgeExemptionSituation.tsx'
import { AgeExemptionUnderWay } from './AgeExemptionUnderWay.tsx'
import { askForAgeExemption } from './age-exemption.functions.ts'
import { ageExemptionQueries } from './age-exemption.queries.ts'
import { ageExemptionText } from './age-exemption.text.ts'
import { filedSentence } from './age-exemption-sentences.ts'

const file = (input: AgeExemptionRequestOnWire) => askForAgeExemption({ data: input })

const receiptOf = (filed: FiledAgeExemption) => (
  <RequestReceipt filed={filed} asked={ageExemptionReading(filed.dados)}>
    <p>{filedSentence(filed.dados)}</p>
  </RequestReceipt>
)

/** The exempt slice from 65 years on: what holds, and the request, why there can be none now, or its receipt. */
export function AgeExemptionPage() {
  const { target } = useSession()
  const { idRequisicao } = useSearch({ from: '/_shell/services/exemption-65' })
  const { data: situation } = useSuspenseQuery(ageExemptionQueries.current())
  const { data: returned } = useSuspenseQuery(ageExemptionQueries.returned(idRequisicao))
  const open = situation.requisicaoAberta
  return (
    <RequestPage<FiledAgeExemption, AgeExemptionData>
      slug="exemption-65"
      lead={ageExemptionText.lead}
      returned={returned}
      notNow={open && open.id !== returned?.id && <AgeExemptionUnderWay open={open} situation={situation} />}
      receipt={receiptOf}
    >
      {(request) =>
        target ? (
          <>
            <OnlyThePerson />
            <AgeExemptionSituation situation={situation} />
          </>
        ) : (
          <AgeExemptionRequest {...request} situation={situation} file={file} />
        )
      }
    </RequestPage>
  )
}
