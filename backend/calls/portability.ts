import { registrarEnvioTermoPortabilidade } from '#contract/exits/portability.ts'
import type { Api } from '../api.ts'
import { recordTermSent } from '../usecases/exits/exit-options/portability-term.ts'
import { registerCall } from './register-call.ts'

/** Reading the amount that may go to another entity, and recording its term as sent; filing it is put on the server with its kind. */
export function registerPortabilityCalls(api: Api): void {
  registerCall(api, registrarEnvioTermoPortabilidade, ({ actor, body, work }) =>
    work((unit) => recordTermSent(unit, actor, body.idRequisicao)),
  )
}
