import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { type ReactNode, useMemo } from 'react'
import { workbench } from '#app/features/request-engine/workbench.css.ts'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import type { SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import { simulationText } from './benefit-simulation.text.ts'
import type { FigureMarks } from './figure-marks.ts'
import { GoalCard } from './GoalCard.tsx'
import { OutcomesCard } from './OutcomesCard.tsx'
import { PinnedResult } from './PinnedResult.tsx'
import { ScenariosCard } from './ScenariosCard.tsx'
import { SimulatorCharts } from './SimulatorCharts.tsx'
import { SimulatorExplained } from './SimulatorExplained.tsx'
import { SimulatorFields } from './SimulatorFields.tsx'
import { SimulatorResult } from './SimulatorResult.tsx'
import { type CurrentSimulation, useBenefitSimulation } from './use-benefit-simulation.ts'
import { type CurrentScenarios, useScenarios } from './use-scenarios.ts'

/** Props of the part that keeps the current simulation: saved by a participant, or as a link to share. */
export type KeepingProps = {
  opening: BenefitSimulatorOnWire
  inputs: SimulationInputs
  open: CurrentSimulation['open']
  scenarios: CurrentScenarios
}

type SimulatorBenchProps = {
  opening: BenefitSimulatorOnWire
  /** Initial values of the fields, within their ranges. */
  begin: SimulationInputs
  /** Values of the reset button, and its label. */
  home: { label: string; inputs: SimulationInputs }
  marks: FigureMarks
  hasEmployer: boolean
  /** Draws that, below what comes of the figures. */
  renderKeeping: (hand: KeepingProps) => ReactNode
}

export function SimulatorBench({
  opening,
  begin,
  home,
  marks,
  hasEmployer,
  renderKeeping,
}: SimulatorBenchProps) {
  const { asked, moved, now, drawn, change, open, round } = useBenefitSimulation(opening, begin)
  const scenarios = useScenarios()
  const { label, inputs: first } = home
  const reset = useMemo(() => ({ label, run: () => open(first) }), [label, first, open])
  return (
    <div className={workbench}>
      <div>
        <SimulatorFields
          asked={asked}
          moved={moved}
          inputs={now.inputs}
          change={change}
          round={round}
          rules={opening.regras}
          hasEmployer={hasEmployer}
          marks={marks}
          reset={reset}
        />
        <PinnedResult now={now} />
      </div>
      <Stack gap="6">
        <InlineMessage>{simulationText.disclaimer}</InlineMessage>
        <SimulatorResult now={now} />
        <OutcomesCard drawn={drawn} rules={opening.regras} />
        <SimulatorCharts drawn={drawn} />
        <GoalCard drawn={drawn} rules={opening.regras} />
        <ScenariosCard opening={opening} drawn={drawn} open={open} {...scenarios} />
        {renderKeeping({ opening, inputs: drawn.inputs, open, scenarios })}
        <SimulatorExplained opening={opening} />
      </Stack>
    </div>
  )
}
