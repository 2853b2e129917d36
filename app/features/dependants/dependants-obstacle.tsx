import type { ReactNode } from 'react'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import type { DependantsOnWire } from '#contract/dependants/dependants.ts'
import { DependantsInForce } from './DependantsInForce.tsx'
import { dependantsText } from './dependants.text.ts'

/** A request about this list is under way; what holds until it is granted stands below. Null where none is. */
export function dependantsObstacle(
  situation: DependantsOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { requisicaoAberta: open } = situation
  if (open === null || open.id === returnedId) return null
  const { title, text } = dependantsText.notNow
  return (
    <>
      <RequestUnavailable title={title} request={open}>
        <p>{text}</p>
      </RequestUnavailable>
      <DependantsInForce situation={situation} />
    </>
  )
}
