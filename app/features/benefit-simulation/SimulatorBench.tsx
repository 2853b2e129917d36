import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { type ComponentType, useCallback, useState } from 'react'
import { workbench } from '#app/features/service-request/workbench.css.ts'
import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import type { SimulationInputs } from '#domain/benefit-simulation/safe-inputs.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { GoalCard } from './GoalCard.tsx'
import { PinnedResult } from './PinnedResult.tsx'
import { SimulatorCharts } from './SimulatorCharts.tsx'
import { SimulatorExplained } from './SimulatorExplained.tsx'
import { SimulatorFields } from './SimulatorFields.tsx'
import { SimulatorResult } from './SimulatorResult.tsx'
import { useBenefitSimulation } from './use-benefit-simulation.ts'

type SimulatorBenchProps = {
  opening: BenefitSimulatorOnWire
  /** What the fields begin with, within the ranges. */
  begin: SimulationInputs
  hasEmployer: boolean
  /** What may be done with the simulation in hand. */
  Below?: ComponentType<{ inputs: SimulationInputs }>
}

/** What is asked beside what comes of it. Going back to the beginning empties half-typed numbers too. */
export function SimulatorBench(props: SimulatorBenchProps) {
  const [round, setRound] = useState(0)
  const onReset = useCallback(() => setRound((before) => before + 1), [])
  return <Round key={round} {...props} onReset={onReset} />
}

function Round({
  opening,
  begin,
  hasEmployer,
  Below,
  onReset,
}: SimulatorBenchProps & { onReset: () => void }) {
  const hand = useBenefitSimulation(opening, begin)
  const { inputs, change, simulation, shown } = hand
  return (
    <div className={workbench}>
      <div>
        <SimulatorFields
          inputs={inputs}
          change={change}
          rules={opening.regras}
          hasEmployer={hasEmployer}
          onReset={onReset}
        />
        <PinnedResult simulation={simulation} />
      </div>
      <Stack gap="6">
        <InlineMessage>{simulationText.disclaimer}</InlineMessage>
        <SimulatorResult simulation={simulation} shown={shown} />
        <SimulatorCharts simulation={simulation} shown={shown} />
        <GoalCard simulation={simulation} shown={shown} rules={opening.regras} />
        {Below && <Below inputs={shown} />}
        <SimulatorExplained opening={opening} />
      </Stack>
    </div>
  )
}
