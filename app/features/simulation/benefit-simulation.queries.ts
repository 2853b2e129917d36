import { queryOptions } from '@tanstack/react-query'
import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { benefitSimulator, publicBenefitSimulator } from './benefit-simulation.functions.ts'
import { savedSimulations } from './saved-simulations.functions.ts'

export const benefitSimulatorQuery = situationQuery('benefit-simulator', benefitSimulator)

/** The simulations that the person keeps in the chosen plan. */
export const savedSimulationsQuery = situationQuery('saved-simulations', savedSimulations)

export const publicSimulatorQuery = queryOptions({
  queryKey: ['public-benefit-simulator'],
  queryFn: () => publicBenefitSimulator(),
})
