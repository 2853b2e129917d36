import { callApi } from '#app/api/call-api.server.ts'
import { participantQuery, publicQuery } from '#app/session/server-functions.ts'
import {
  retornarSimuladorBeneficio,
  retornarSimuladorBeneficioPublico,
} from '#contract/simulation/benefit-simulation.ts'

/** What the simulator opens with for the chosen plan link. */
export const benefitSimulator = participantQuery.handler(({ context }) =>
  context.own(retornarSimuladorBeneficio),
)

/** What the simulator opens with for anybody: nothing of a person or a plan. */
export const publicBenefitSimulator = publicQuery.handler(() =>
  callApi(retornarSimuladorBeneficioPublico, {}),
)
