import { retornarIsencao65, solicitarIsencao65 } from '#contract/isencao.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { readAgeExemption } from '../usecases/age-exemption/read-age-exemption.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { ageExemption } from '../usecases/requests/kinds/age-exemption.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** The exempt slice of the income tax from 65 years on. */
export function registerAgeExemptionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarIsencao65, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'exemption-65', row, today)
    return readAgeExemption(database, row, today)
  })

  registerCall(api, solicitarIsencao65, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, ageExemption, body))),
  )
}
