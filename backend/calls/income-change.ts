import { retornarAlteracaoRenda } from '#contract/benefits/income-change.ts'
import type { Api } from '../api.ts'
import { readIncomeChange } from '../usecases/benefits/income-change/read-income-change.ts'
import { registerCall } from './register-call.ts'

/** The income of a benefit, and how it may be changed; filing that is put on the server with its kind. */
export function registerIncomeChangeCalls(api: Api): void {
  registerCall(api, retornarAlteracaoRenda, ({ link: row, today }) =>
    readIncomeChange(api.database, row, today),
  )
}
