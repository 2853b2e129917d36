import { retornarTiposSolicitacao } from '#contract/requests/request-workflows.ts'
import type { Api } from '../api.ts'
import { listRequestTypes } from '../usecases/plan-rules/request-workflows/list-request-types.ts'
import { requestKindsIn } from '../usecases/request-engine/request-kinds.ts'
import { registerCall } from './register-call.ts'

/** Kinds of requests, for the settings of their stages. */
export function registerRequestWorkflowCalls(api: Api): void {
  registerCall(api, retornarTiposSolicitacao, async () => listRequestTypes(requestKindsIn(api)))
}
