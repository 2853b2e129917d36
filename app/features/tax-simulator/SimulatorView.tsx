import { buttonClass } from '@portal/design-system/Button/button-class'
import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { PathLink } from '#app/navigation/PathLink.tsx'
import { serviceNames } from '#contract/service-names.ts'
import type { SimulationAnswer } from '#contract/tax-regime.ts'
import { SimulationExplained } from './SimulationExplained.tsx'
import { SimulationResult } from './SimulationResult.tsx'
import { SimulatorForm } from './SimulatorForm.tsx'
import { chosenYear } from './simulated-year.ts'
import { column, sentence, workbench } from './tax-simulator.css.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { deductionSentence } from './tax-simulator-sentences.ts'
import { useSimulation } from './use-simulation.ts'
import { YearsCard } from './YearsCard.tsx'

type SimulatorViewProps = {
  /** What the page opens with: the own balance, without anything being asked. */
  first: SimulationAnswer
}

/** The simulator: what is asked beside what comes of it. */
export function SimulatorView({ first }: SimulatorViewProps) {
  const simulation = useSimulation(first)
  const { shown, isCalculating } = simulation
  const { answer } = shown
  return (
    <RequestPageFrame title={serviceNames['simulador-regime-tributacao']} lead={simulatorText.lead}>
      <div className={workbench}>
        <SimulatorForm simulation={simulation} first={first} />
        <div className={column} aria-busy={isCalculating}>
          <InlineMessage>{simulatorText.disclaimer}</InlineMessage>
          <SimulationResult simulation={shown} />
          {answer.deducao && (
            <Card title={simulatorText.deduction.heading}>
              <p className={sentence}>{deductionSentence(answer.deducao)}</p>
            </Card>
          )}
          {chosenYear(answer) && <YearsCard answer={answer} />}
          <SimulationExplained simulation={shown} />
          <div>
            <PathLink path="/services/regime-tributacao" className={buttonClass({ variant: 'secondary' })}>
              {simulatorText.choice}
            </PathLink>
          </div>
        </div>
      </div>
    </RequestPageFrame>
  )
}
