import {
  encerrarSuspensaoContribuicao,
  retornarSuspensaoContribuicao,
  suspenderContribuicao,
} from '#contract/suspensao.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { contributionSuspension } from '../usecases/requests/kinds/contribution-suspension.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { endSuspension } from '../usecases/suspensions/end-suspension.ts'
import { readSuspension } from '../usecases/suspensions/read-suspension.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Contributions that stand still for some months. */
export function registerSuspensionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSuspensaoContribuicao, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'suspend-contribution', row, today)
    return readSuspension(database, row, today)
  })

  registerCall(api, suspenderContribuicao, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, contributionSuspension, body))),
  )

  registerCall(api, encerrarSuspensaoContribuicao, ({ actor, body, work }) =>
    work((unit) => endSuspension(unit, actor, body)),
  )
}
