import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { serviceNames } from '#contract/service-names.ts'
import type { SimulationAnswer } from '#contract/tax-regime.ts'
import { SimulationExplained } from './SimulationExplained.tsx'
import { SimulationResult } from './SimulationResult.tsx'
import { SimulatorForm } from './SimulatorForm.tsx'
import { chosenYear } from './simulated-year.ts'
import { workbench } from './tax-simulator.css.ts'
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
        <Stack gap="6" aria-busy={isCalculating}>
          <InlineMessage>{simulatorText.disclaimer}</InlineMessage>
          <SimulationResult simulation={shown} />
          {answer.deducao && (
            <Card title={simulatorText.deduction.heading}>
              <Text hasMeasure>{deductionSentence(answer.deducao)}</Text>
            </Card>
          )}
          {chosenYear(answer) && <YearsCard answer={answer} />}
          <SimulationExplained simulation={shown} />
          <div>
            <LinkButton href="/services/regime-tributacao" variant="secondary">
              {simulatorText.choice}
            </LinkButton>
          </div>
        </Stack>
      </div>
    </RequestPageFrame>
  )
}
