import { retornarSaqueVista } from '#contract/benefits/cash-withdrawal.ts'
import type { Api } from '../api.ts'
import { readCashWithdrawal } from '../usecases/benefits/read-cash-withdrawal.ts'
import { registerCall } from './register-call.ts'

/** Reading only: filing is registered with the request's kind. */
export function registerCashWithdrawalCalls(api: Api): void {
  registerCall(api, retornarSaqueVista, ({ link: row, today }) =>
    readCashWithdrawal(api.database, row, today),
  )
}
