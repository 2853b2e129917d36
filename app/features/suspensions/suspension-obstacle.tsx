import { Button } from '@portal/design-system/Button'
import { Stat } from '@portal/design-system/Stat'
import type { ReactNode } from 'react'
import { NotNow } from '#app/features/service-request/NotNow.tsx'
import { openRequestObstacle } from '#app/features/service-request/open-request-obstacle.tsx'
import { formatMonth } from '#app/format/dates.ts'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import type { Competence } from '#domain/calendar.ts'
import { SuspensionCard } from './SuspensionCard.tsx'
import {
  endedSentence,
  endLabel,
  endSentence,
  limitSentence,
  periodOf,
  runningTitle,
} from './suspension-sentences.ts'
import { endSuspension } from './suspensions.functions.ts'
import { suspensionText } from './suspensions.text.ts'

const { notNow: text, running, end } = suspensionText

/** Why no suspension can be asked for now: the one that there is, a request under way, or the plan's limit; null when nothing is. */
export function suspensionObstacle(
  situation: SuspensionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { vigente, requisicaoAberta, alteracaoAberta, regras, mesesPermitidos } = situation
  if (vigente) return <RunningSuspension suspension={vigente} situation={situation} />
  const open = openRequestObstacle(requisicaoAberta, returnedId, text)
  if (open !== null) return open
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

type RunningSuspensionProps = {
  suspension: NonNullable<SuspensionOnWire['vigente']>
  situation: SuspensionOnWire
}

/** The suspension that runs or is marked: its months, what stands still meanwhile, and the way to end it early. */
function RunningSuspension({ suspension, situation }: RunningSuspensionProps) {
  const { mesRetorno, encerradaEm, podeVoltarEm } = suspension
  return (
    <SuspensionCard
      title={runningTitle(suspension)}
      situation={situation}
      own={running.own}
      months={[{ id: 'period', term: running.period, description: periodOf(suspension) }]}
      action={
        podeVoltarEm && (
          <div>
            <EndSuspension resumes={podeVoltarEm} own={situation.contribuicao.propria} />
          </div>
        )
      }
    >
      <p role="status">{encerradaEm ? endedSentence(encerradaEm, mesRetorno) : running.endsItself}</p>
      <Stat label={running.resumes} value={formatMonth(mesRetorno)} />
    </SuspensionCard>
  )
}

/** Ends the suspension before its time, after asking. `resumes`: first month with contributions again; `own` reais a month then. */
function EndSuspension({ resumes, own }: { resumes: Competence; own: number }) {
  const ending = useCommand(endSuspension)
  return (
    <ConfirmAct
      trigger={<Button variant="secondary">{end.action}</Button>}
      title={end.title}
      confirm={endLabel(resumes)}
      cancel={end.keep}
      command={ending}
      act={() => ending.run()}
      done={end.done}
    >
      {endSentence(resumes, own)}
    </ConfirmAct>
  )
}
