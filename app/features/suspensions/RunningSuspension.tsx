import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { column, inside } from '#app/features/service-request/service-request.css.ts'
import { formatMonth } from '#app/format/dates.ts'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import type { Competence } from '#domain/calendar.ts'
import { SuspensionHistory } from './SuspensionHistory.tsx'
import { stoppedItems } from './stopped-items.ts'
import { endedSentence, endLabel, endSentence, periodOf, runningTitle } from './suspension-sentences.ts'
import { endSuspension } from './suspensions.functions.ts'
import { suspensionText } from './suspensions.text.ts'

const { running: text, end } = suspensionText

type RunningSuspensionProps = {
  suspension: NonNullable<SuspensionOnWire['vigente']>
  situation: SuspensionOnWire
}

/** The suspension that runs or is marked: its months, what stands still meanwhile, and the way to end it early. */
export function RunningSuspension({ suspension, situation }: RunningSuspensionProps) {
  const { mesRetorno, encerradaEm, podeVoltarEm } = suspension
  return (
    <div className={column}>
      <Card title={runningTitle(suspension)}>
        <div className={inside}>
          <p role="status">{encerradaEm ? endedSentence(encerradaEm, mesRetorno) : text.endsItself}</p>
          <Stat label={text.resumes} value={formatMonth(mesRetorno)} />
          <DescriptionList
            layout="rows"
            items={[
              { id: 'period', term: text.period, description: periodOf(suspension) },
              ...stoppedItems(situation, text.own),
            ]}
          />
          {podeVoltarEm && (
            <div>
              <EndSuspension resumes={podeVoltarEm} own={situation.contribuicao.propria} />
            </div>
          )}
        </div>
      </Card>
      <SuspensionHistory past={situation.anteriores} />
    </div>
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
