import { retornarFornecedores } from '#contract/suppliers.ts'
import type { Api } from '../api.ts'
import { listSuppliers } from '../usecases/suppliers/list-suppliers.ts'
import { registerCall } from './register-call.ts'

/** Who works for the plan. */
export function registerSupplierCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarFornecedores, ({ link: row, today }) =>
    listSuppliers(database, row.plan.id, today),
  )
}
