import { RunningSuspension } from '#app/features/request-engine/RunningSuspension.tsx'
import { send } from '#app/session/ask.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefits/benefit-suspension.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { endedSentence, endSentence, runningTitle } from './benefit-suspension-sentences.ts'
import { pausedItems } from './paused-items.ts'

const { running, end } = benefitSuspensionText

type RunningBenefitSuspensionProps = {
  suspension: NonNullable<BenefitSuspensionOnWire['vigente']>
  situation: BenefitSuspensionOnWire
}

/** The suspension that runs or is marked: its months, what goes on meanwhile, and the way to end it early. */
export function RunningBenefitSuspension({ suspension, situation }: RunningBenefitSuspensionProps) {
  const { mesRetorno, encerradaEm } = suspension
  return (
    <RunningSuspension
      suspension={suspension}
      title={runningTitle(suspension)}
      items={pausedItems(situation, running.gross)}
      previous={situation.anteriores}
      resumes={running.resumes}
      status={encerradaEm ? endedSentence(encerradaEm, mesRetorno) : running.endsItself}
      ending={{
        ...end,
        sentence: (resumes) => endSentence(resumes, situation.renda?.bruto ?? 0),
        run: send('encerrarSuspensaoBeneficio'),
      }}
    />
  )
}
