import { alterarContribuicao, retornarContribuicao, retornarSalario } from '#contract/contribuicao.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { salaryOn } from '../database/queries/contribution-settings.ts'
import { readContribution } from '../usecases/contributions/read-contribution.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { contributionChange } from '../usecases/requests/kinds/contribution-change.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** What people contribute, and changing it. */
export function registerContributionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSalario, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const { link } = await requireLink(database, actor, target, today)
    return { salario: (await salaryOn(database, link.id, today)) ?? 0 }
  })

  registerCall(api, retornarContribuicao, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    return readContribution(database, await requireLink(database, actor, target, today), today)
  })

  registerCall(api, alterarContribuicao, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, contributionChange, body))),
  )
}
