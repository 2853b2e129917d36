import { Button } from '@portal/design-system/Button'
import { Stat } from '@portal/design-system/Stat'
import { formatMonth } from '#app/format/dates.ts'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefit-suspension.ts'
import type { Competence } from '#domain/calendar.ts'
import { BenefitSuspensionCard } from './BenefitSuspensionCard.tsx'
import { endBenefitSuspension } from './benefit-suspension.functions.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import {
  endedSentence,
  endLabel,
  endSentence,
  periodOf,
  runningTitle,
} from './benefit-suspension-sentences.ts'

const { running, end } = benefitSuspensionText

type RunningSuspensionProps = {
  suspension: NonNullable<BenefitSuspensionOnWire['vigente']>
  situation: BenefitSuspensionOnWire
}

/** The suspension that runs or is marked: its months, what goes on meanwhile, and the way to end it early. */
export function RunningSuspension({ suspension, situation }: RunningSuspensionProps) {
  const { mesRetorno, encerradaEm, podeVoltarEm } = suspension
  return (
    <BenefitSuspensionCard
      title={runningTitle(suspension)}
      situation={situation}
      gross={running.gross}
      months={[{ id: 'period', term: running.period, description: periodOf(suspension) }]}
      action={
        podeVoltarEm && (
          <div>
            <EndSuspension resumes={podeVoltarEm} gross={situation.renda?.bruto ?? 0} />
          </div>
        )
      }
    >
      <p role="status">{encerradaEm ? endedSentence(encerradaEm, mesRetorno) : running.endsItself}</p>
      <Stat label={running.resumes} value={formatMonth(mesRetorno)} />
    </BenefitSuspensionCard>
  )
}

/** Ends the suspension before its time, after asking. `resumes`: first month that is paid again; `gross` reais a month. */
function EndSuspension({ resumes, gross }: { resumes: Competence; gross: number }) {
  const ending = useCommand(endBenefitSuspension)
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
      {endSentence(resumes, gross)}
    </ConfirmAct>
  )
}
