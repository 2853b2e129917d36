import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { RunningSuspension } from '#app/features/request-engine/RunningSuspension.tsx'
import { send } from '#app/session/ask.ts'
import type { SuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { stoppedItems } from './stopped-items.ts'
import { endedSentence, endSentence, limitSentence, runningTitle } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { notNow: text, running, end } = suspensionText

/** Why no suspension can be asked for now: the one that there is, a request under way, or the plan's limit; null when nothing is. */
export function suspensionObstacle(
  situation: SuspensionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { vigente, requisicaoAberta, alteracaoAberta, regras, mesesPermitidos } = situation
  if (vigente) return <Running suspension={vigente} situation={situation} />
  const open = openRequestObstacle(requisicaoAberta, returnedId, text)
  if (open !== null) return open
  if (alteracaoAberta) {
    return (
      <RequestUnavailable title={text.changeTitle} request={alteracaoAberta}>
        <p>{text.changeText}</p>
      </RequestUnavailable>
    )
  }
  if (mesesPermitidos >= regras.minimoMeses) return null
  return (
    <RequestUnavailable title={text.usedTitle}>
      <p>{limitSentence(situation)}</p>
    </RequestUnavailable>
  )
}

type RunningProps = { suspension: NonNullable<SuspensionOnWire['vigente']>; situation: SuspensionOnWire }

/** The suspension that runs or is marked, and the way to end it early. */
function Running({ suspension, situation }: RunningProps) {
  const { mesRetorno, encerradaEm } = suspension
  return (
    <RunningSuspension
      suspension={suspension}
      title={runningTitle(suspension)}
      items={stoppedItems(situation, running.own)}
      previous={situation.anteriores}
      resumes={running.resumes}
      status={encerradaEm ? endedSentence(encerradaEm, mesRetorno) : running.endsItself}
      ending={{
        ...end,
        sentence: (resumes) => endSentence(resumes, situation.contribuicao.propria),
        run: send('encerrarSuspensaoContribuicao'),
      }}
    />
  )
}
