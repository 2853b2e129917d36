import type { ReactNode } from 'react'
import { NotNow } from '#app/features/service-request/NotNow.tsx'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { RunningSuspension } from './RunningSuspension.tsx'
import { limitSentence } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { notNow: text } = suspensionText

/** Why no suspension can be asked for now: the one that there is, a request under way, or the plan's limit; null when nothing is. */
export function suspensionObstacle(
  situation: SuspensionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { vigente, requisicaoAberta, alteracaoAberta, regras, mesesPermitidos } = situation
  if (vigente) return <RunningSuspension suspension={vigente} situation={situation} />
  if (requisicaoAberta && requisicaoAberta.id !== returnedId) {
    return (
      <NotNow title={text.openTitle} request={requisicaoAberta}>
        <p>{text.openText}</p>
      </NotNow>
    )
  }
  if (alteracaoAberta) {
    return (
      <NotNow title={text.changeTitle} request={alteracaoAberta}>
        <p>{text.changeText}</p>
      </NotNow>
    )
  }
  if (mesesPermitidos >= regras.minimoMeses) return null
  return (
    <NotNow title={text.usedTitle}>
      <p>{limitSentence(situation)}</p>
    </NotNow>
  )
}
