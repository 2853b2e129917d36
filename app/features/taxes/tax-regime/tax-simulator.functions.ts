import { participantCommand } from '#app/session/server-functions.ts'
import { simularRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { simulationInput } from './simulation-input.ts'
import { simulationValues } from './tax-simulator.schema.ts'

/**
 * Both regimes for leaving after 1 to 40 years. The answers are confirmed by it and kept; a query would put incomes into an address.
 * @throws PortalProblem `invalid` with the fields.
 */
export const simulateTax = participantCommand
  .validator(simulationValues)
  .handler(({ data, context }) => context.own(simularRegimeTributacao, simulationInput(data)))
