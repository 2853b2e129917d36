import type { ReactNode } from 'react'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import { AgeExemptionSituation } from './AgeExemptionSituation.tsx'
import { ageExemptionText } from './age-exemption.text.ts'
import { tooYoungTitle } from './age-exemption-sentences.ts'

/** Not 65 yet, or a request is under way: the way to it, and what holds meanwhile; null when neither is so. */
export function ageExemptionObstacle(
  situation: AgeExemptionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { mesAtual, mesDireito } = situation
  if (mesAtual < mesDireito)
    return (
      <RequestUnavailable title={tooYoungTitle(mesDireito)}>
        <p>{ageExemptionText.tooYoung}</p>
      </RequestUnavailable>
    )
  const open = situation.requisicaoAberta
  if (!open || open.id === returnedId) return null
  return (
    <>
      <RequestUnavailable title={ageExemptionText.notNow.title} request={open}>
        <p>{ageExemptionText.notNow.text}</p>
      </RequestUnavailable>
      <AgeExemptionSituation situation={situation} />
    </>
  )
}
