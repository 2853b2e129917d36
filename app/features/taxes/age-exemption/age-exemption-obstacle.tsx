import type { ReactNode } from 'react'
import { NotNow } from '#app/features/request-engine/NotNow.tsx'
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
      <NotNow title={tooYoungTitle(mesDireito)}>
        <p>{ageExemptionText.tooYoung}</p>
      </NotNow>
    )
  const open = situation.requisicaoAberta
  if (!open || open.id === returnedId) return null
  return (
    <>
      <NotNow title={ageExemptionText.notNow.title} request={open}>
        <p>{ageExemptionText.notNow.text}</p>
      </NotNow>
      <AgeExemptionSituation situation={situation} />
    </>
  )
}
