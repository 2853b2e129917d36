import { retornarResgate } from '#contract/exits/redemption.ts'
import type { Api } from '../api.ts'
import { readRedemption } from '../usecases/exits/exit-options/read-redemption.ts'
import { registerCall } from './register-call.ts'

/** Reading only: filing is registered with the request's kind. */
export function registerRedemptionCalls(api: Api): void {
  registerCall(api, retornarResgate, ({ link: row, today }) => readRedemption(api.database, row, today))
}
