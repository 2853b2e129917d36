import { InlineMessage } from '@portal/design-system/InlineMessage'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { RequestPageFrame } from '#app/features/request-engine/RequestPageFrame.tsx'
import { ask } from '#app/session/ask.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import type { SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import { toldInQuery } from '#domain/simulation/simulation-link.ts'
import { simulationText } from './benefit-simulation.text.ts'
import { figureMarks } from './figure-marks.ts'
import { LazySimulatorBench } from './lazy-simulator-bench.ts'
import { SavedSimulations } from './SavedSimulations.tsx'
import { queryOfSearch } from './simulation.search.ts'

const route = getRouteApi('/_shell/services/simulador-beneficio')

/** The simulator on the person's own numbers, or on those of a link. */
export function BenefitSimulatorPage() {
  const query = queryOfSearch(route.useSearch())
  const { data: opening } = useSuspenseQuery(ask('retornarSimuladorBeneficio'))
  const { data: kept } = useSuspenseQuery(ask('retornarSimulacoesBeneficio'))
  return <BenefitSimulatorView opening={opening} kept={kept} query={query} />
}

type BenefitSimulatorViewProps = {
  opening: BenefitSimulatorOnWire
  /** The simulations that the person keeps. */
  kept: readonly SavedSimulation[]
  /** Of the link that was opened. */
  query?: string
}

/** The same with what it opens with. The sponsor's field stands where the sponsor pays or has paid. */
export function BenefitSimulatorView({ opening, kept, query = '' }: BenefitSimulatorViewProps) {
  const { entradas, regras } = opening
  const told = toldInQuery(query)
  const isFromLink = Object.keys(told).length > 0
  const marks = useMemo(() => figureMarks(opening), [opening])
  return (
    <RequestPageFrame title={serviceNames['simulador-beneficio']} lead={simulationText.lead}>
      {isFromLink && <InlineMessage>{simulationText.fromLink}</InlineMessage>}
      <LazySimulatorBench
        opening={opening}
        begin={isFromLink ? safeInputs({ ...entradas, ...told }, regras).inputs : entradas}
        home={{ label: simulationText.resetOwn, inputs: entradas }}
        marks={marks}
        renderKeeping={(hand) => <SavedSimulations {...hand} kept={kept} />}
        hasEmployer={entradas.employerBalance > 0 || entradas.employerContribution > 0}
      />
    </RequestPageFrame>
  )
}
