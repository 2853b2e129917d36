import { participantQuery } from '#app/session/server-functions.ts'
import { simularRegimeTributacao } from '#contract/tributacao.ts'
import { simulationInput } from './simulation-input.ts'
import { simulationValues } from './tax-simulator.schema.ts'

/**
 * Both regimes for leaving after 1 to 40 years.
 * @throws PortalProblem `invalid` with the fields.
 */
export const simulateTax = participantQuery.validator(simulationValues).handler(({ data, context }) =>
  context.api.call(simularRegimeTributacao, {
    params: { idPessoa: context.link.pessoa.id, idPlano: context.link.plano.id },
    query: { ...simulationInput(data), idVinculo: context.link.id },
  }),
)
