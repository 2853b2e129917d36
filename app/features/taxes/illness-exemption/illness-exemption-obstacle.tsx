import type { ReactNode } from 'react'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import type { IllnessExemptionOnWire } from '#contract/taxes/illness-exemption.ts'
import { IllnessExemptionSituation } from './IllnessExemptionSituation.tsx'
import { illnessExemptionText } from './illness-exemption.text.ts'

/** A request is under way, or the benefit is exempt without an end, and what holds; null when neither is so. */
export function illnessExemptionObstacle(
  situation: IllnessExemptionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { requisicaoAberta: open, vigente } = situation
  const isOpen = open !== null && open.id !== returnedId
  if (!isOpen && (!vigente || vigente.ate !== null || open)) return null
  const { title, text } = isOpen ? illnessExemptionText.notNow : illnessExemptionText.granted
  return (
    <>
      <RequestUnavailable title={title} {...(isOpen && { request: open })}>
        <p>{text}</p>
      </RequestUnavailable>
      <IllnessExemptionSituation situation={situation} />
    </>
  )
}
