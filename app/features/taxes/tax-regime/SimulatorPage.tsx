import { Card } from '@portal/design-system/Card'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { RequestPageFrame } from '#app/features/request-engine/RequestPageFrame.tsx'
import { workbench } from '#app/features/request-engine/workbench.css.ts'
import { ask } from '#app/session/ask.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { SimulationAnswer, SimulatorAnswer } from '#contract/taxes/tax-regime.ts'
import { CurrentRegime } from './CurrentRegime.tsx'
import { SimulationExplained } from './SimulationExplained.tsx'
import { SimulationResult } from './SimulationResult.tsx'
import { SimulatorForm } from './SimulatorForm.tsx'
import { chosenYear } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { deductionSentence } from './tax-simulator-sentences.ts'
import { useSimulation } from './use-simulation.ts'
import { YearsCard } from './YearsCard.tsx'

/** The tax regime simulator on the person's own balance. */
export function SimulatorPage() {
  const { data: first } = useSuspenseQuery(ask('retornarSimulacaoRegime'))
  return <SimulatorView first={first} />
}

/** The simulator; in its place the regime itself, once that is settled and there is nothing to compare. */
export function SimulatorView({ first }: { first: SimulatorAnswer }) {
  const isSettled = first.situacao.definitivo
  const { lead, settled } = simulatorText
  return (
    <RequestPageFrame title={serviceNames['simulador-regime-tributacao']} lead={isSettled ? settled : lead}>
      {isSettled ? <CurrentRegime situation={first.situacao} /> : <Simulator first={first} />}
    </RequestPageFrame>
  )
}

function Simulator({ first }: { first: SimulatorAnswer }) {
  const simulation = useSimulation(first)
  const { shown, isCalculating } = simulation
  return (
    <div className={workbench}>
      <SimulatorForm simulation={simulation} first={first} />
      <Stack gap="6" aria-busy={isCalculating}>
        <InlineMessage>{simulatorText.disclaimer}</InlineMessage>
        {shown ? <Outcome answer={shown} /> : <Unconfirmed />}
        <div>
          <LinkButton href="/services/regime-tributacao" variant="secondary">
            {simulatorText.choice}
          </LinkButton>
        </div>
      </Stack>
    </div>
  )
}

function Unconfirmed() {
  return (
    <Card title={simulatorText.result.heading}>
      <Text hasMeasure>{simulatorText.result.unconfirmed}</Text>
    </Card>
  )
}

function Outcome({ answer }: { answer: SimulationAnswer }) {
  return (
    <>
      <SimulationResult answer={answer} />
      {answer.deducao && (
        <Card title={simulatorText.deduction.heading}>
          <Text hasMeasure>{deductionSentence(answer.deducao)}</Text>
        </Card>
      )}
      {chosenYear(answer) && <YearsCard answer={answer} />}
      <SimulationExplained answer={answer} />
    </>
  )
}
