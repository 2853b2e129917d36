import type { ReactNode } from 'react'
import { NotNow } from '#app/features/service-request/NotNow.tsx'
import type { AgeExemptionOnWire } from '#contract/age-exemption.ts'
import { AgeExemptionSituation } from './AgeExemptionSituation.tsx'
import { ageExemptionText } from './age-exemption.text.ts'

/** A request is under way: the way to it, and what holds meanwhile; null when none is. */
export function ageExemptionObstacle(
  situation: AgeExemptionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
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
