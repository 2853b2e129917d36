import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'
import type { Api } from '../api.ts'
import { readExitOptions } from '../usecases/exits/exit-options/read-exit-options.ts'
import { registerCall } from './register-call.ts'

/** The four options of who leaves, side by side. */
export function registerExitOptionCalls(api: Api): void {
  registerCall(api, retornarOpcoesSaida, ({ link: row, today }) => readExitOptions(api.database, row, today))
}
