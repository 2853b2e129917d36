import { retornarEmprestimos } from '#contract/loans.ts'
import type { Api } from '../api.ts'
import { readLoans } from '../usecases/loans/read-loans.ts'
import { registerCall } from './register-call.ts'

/** Loans of a link. */
export function registerLoanCalls(api: Api): void {
  registerCall(api, retornarEmprestimos, ({ link: row, today }) => readLoans(api.database, row, today))
}
