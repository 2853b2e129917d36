import { retornarSaqueVista } from '#contract/benefits/cash-withdrawal.ts'
import type { Api } from '../api.ts'
import { readCashWithdrawal } from '../usecases/benefits/read-cash-withdrawal.ts'
import { registerCall } from './register-call.ts'

/** What cash a granted benefit may still pay; filing it is put on the server with its kind. */
export function registerCashWithdrawalCalls(api: Api): void {
  registerCall(api, retornarSaqueVista, ({ link: row, today }) =>
    readCashWithdrawal(api.database, row, today),
  )
}
