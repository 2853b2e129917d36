import { retornarOpcaoBpd } from '#contract/exits/deferral.ts'
import type { Api } from '../api.ts'
import { readDeferral } from '../usecases/exits/exit-options/deferral-terms.ts'
import { registerCall } from './register-call.ts'

/** The choice of the deferred benefit; filing it is put on the server with its kind. */
export function registerDeferralCalls(api: Api): void {
  registerCall(api, retornarOpcaoBpd, ({ link: row, today }) => readDeferral(api.database, row, today))
}
