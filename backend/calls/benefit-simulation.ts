import {
  retornarSimuladorBeneficio,
  retornarSimuladorBeneficioPublico,
} from '#contract/simulation/benefit-simulation.ts'
import type { Api } from '../api.ts'
import { readBenefitSimulator, readPublicSimulator } from '../usecases/simulation/read-simulator.ts'
import { registerCall } from './register-call.ts'

/** Opening values of the benefit simulators: those of a plan link, and those for nobody in particular. */
export function registerBenefitSimulationCalls(api: Api): void {
  const { database } = api
  registerCall(api, retornarSimuladorBeneficio, ({ link: row, today }) =>
    readBenefitSimulator(database, row, today),
  )
  registerCall(api, retornarSimuladorBeneficioPublico, ({ today }) => readPublicSimulator(database, today))
}
