import { retornarOpcaoAutopatrocinio } from '#contract/exits/self-sponsorship.ts'
import type { Api } from '../api.ts'
import { readSelfSponsorship } from '../usecases/exits/exit-options/self-sponsorship-terms.ts'
import { registerCall } from './register-call.ts'

/** The choice of self-sponsorship; filing it is put on the server with its kind. */
export function registerSelfSponsorshipCalls(api: Api): void {
  registerCall(api, retornarOpcaoAutopatrocinio, ({ link: row, today }) =>
    readSelfSponsorship(api.database, row, today),
  )
}
