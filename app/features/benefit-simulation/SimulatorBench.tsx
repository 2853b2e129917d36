import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import type { ComponentType } from 'react'
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

/** What is asked beside what comes of it. */
export function SimulatorBench({ opening, begin, hasEmployer, Below }: SimulatorBenchProps) {
  const hand = useBenefitSimulation(opening, begin)
  const { inputs, change, round, reset, simulation, shown } = hand
  return (
    <div className={workbench}>
      <div>
        <SimulatorFields
          inputs={inputs}
          change={change}
          rules={opening.regras}
          hasEmployer={hasEmployer}
          round={round}
          reset={reset}
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
