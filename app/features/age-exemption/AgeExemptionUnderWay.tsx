import { NotNow } from '#app/features/service-request/NotNow.tsx'
import type { AgeExemptionOnWire } from '#contract/age-exemption.ts'
import { AgeExemptionSituation } from './AgeExemptionSituation.tsx'
import { ageExemptionText } from './age-exemption.text.ts'

type AgeExemptionUnderWayProps = {
  open: NonNullable<AgeExemptionOnWire['requisicaoAberta']>
  situation: AgeExemptionOnWire
}

/** A request is under way: the way to it, and what holds meanwhile. */
export function AgeExemptionUnderWay({ open, situation }: AgeExemptionUnderWayProps) {
  return (
    <>
      <NotNow title={ageExemptionText.notNow.title} request={open}>
        <p>{ageExemptionText.notNow.text}</p>
      </NotNow>
      <AgeExemptionSituation situation={situation} />
    </>
  )
}
