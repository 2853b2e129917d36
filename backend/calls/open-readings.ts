import { retornarPlanos } from '#contract/plans/plans.ts'
import { retornarCanaisAjuda } from '#contract/publications/help-channels.ts'
import { retornarTiposSolicitacao } from '#contract/requests/request-workflows.ts'
import { retornarSimuladorBeneficioPublico } from '#contract/simulation/benefit-simulation.ts'
import type { Api } from '../api.ts'
import { listRequestTypes } from '../usecases/plan-rules/request-workflows/list-request-types.ts'
import { listPlans } from '../usecases/plans/list-plans.ts'
import { listHelpChannels } from '../usecases/publications/help-channels/list-help-channels.ts'
import { requestKindsIn } from '../usecases/request-engine/request-kinds.ts'
import { readPublicSimulator } from '../usecases/simulation/read-simulator.ts'
import { registerCall } from './register-call.ts'

/** Readings about nobody in particular, and of no plan link. */
export function registerOpenReadings(api: Api): void {
  const { database } = api
  registerCall(api, retornarCanaisAjuda, () => listHelpChannels(database))
  registerCall(api, retornarPlanos, async () => listPlans(database))
  registerCall(api, retornarSimuladorBeneficioPublico, ({ today }) => readPublicSimulator(database, today))
  registerCall(api, retornarTiposSolicitacao, async () => listRequestTypes(requestKindsIn(api)))
}
