import { NotNow } from '#app/features/service-request/NotNow.tsx'
import type { AgeExemptionOnWire } from '#contract/isencao.ts'
import { ExemptionSituation } from './ExemptionSituation.tsx'
import { exemptionText } from './exemption.text.ts'

type ExemptionUnderWayProps = {
  open: NonNullable<AgeExemptionOnWire['requisicaoAberta']>
  situation: AgeExemptionOnWire
}

/** A request is under way: the way to it, and what holds meanwhile. */
export function ExemptionUnderWay({ open, situation }: ExemptionUnderWayProps) {
  return (
    <>
      <NotNow title={exemptionText.notNow.title} request={open}>
        <p>{exemptionText.notNow.text}</p>
      </NotNow>
      <ExemptionSituation situation={situation} />
    </>
  )
}
