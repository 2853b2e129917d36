import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import type { BenefitSimulatorOnWire } from '#contract/benefit-simulation.ts'
import { serviceNames } from '#contract/service-names.ts'
import { benefitSimulatorQuery } from './benefit-simulation.queries.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { figureMarks } from './figure-marks.ts'
import { LateSimulatorBench } from './late-simulator-bench.ts'

/** The simulator on the person's own numbers. */
export function BenefitSimulatorPage() {
  const { data } = useSuspenseQuery(benefitSimulatorQuery)
  return <BenefitSimulatorView opening={data} />
}

/** The same with what it opens with. The sponsor's field stands where the sponsor pays or has paid. */
export function BenefitSimulatorView({ opening }: { opening: BenefitSimulatorOnWire }) {
  const { entradas } = opening
  const marks = useMemo(() => figureMarks(opening), [opening])
  return (
    <RequestPageFrame title={serviceNames['simulador-beneficio']} lead={simulationText.lead}>
      <LateSimulatorBench
        opening={opening}
        begin={entradas}
        home={{ label: simulationText.resetOwn, inputs: entradas }}
        marks={marks}
        hasEmployer={entradas.employerBalance > 0 || entradas.employerContribution > 0}
      />
    </RequestPageFrame>
  )
}
