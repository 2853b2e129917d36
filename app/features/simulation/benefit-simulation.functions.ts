import { callApi } from '#app/api/call-api.server.ts'
import { participantQuery, publicQuery } from '#app/session/server-functions.ts'
import {
  retornarSimuladorBeneficio,
  retornarSimuladorBeneficioPublico,
} from '#contract/simulation/benefit-simulation.ts'

export const benefitSimulator = participantQuery.handler(({ context }) =>
  context.own(retornarSimuladorBeneficio),
)

/** Opening values of the public simulator: nothing of a person or a plan. */
export const publicBenefitSimulator = publicQuery.handler(() =>
  callApi(retornarSimuladorBeneficioPublico, {}),
)
