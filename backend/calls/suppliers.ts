import { retornarFornecedores } from '#contract/fornecedores.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { listSuppliers } from '../usecases/suppliers/list-suppliers.ts'
import { registerCall } from './register-call.ts'

/** Who works for the plan. */
export function registerSupplierCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarFornecedores, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'fornecedores', row, today)
    return listSuppliers(database, row.plan.id, today)
  })
}
