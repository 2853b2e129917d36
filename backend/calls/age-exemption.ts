import { retornarIsencao65, solicitarIsencao65 } from '#contract/age-exemption.ts'
import type { Api } from '../api.ts'
import { readAgeExemption } from '../usecases/age-exemption/read-age-exemption.ts'
import { ageExemption } from '../usecases/requests/kinds/age-exemption.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** The exempt slice of the income tax from 65 years on. */
export function registerAgeExemptionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarIsencao65, ({ link: row, today }) => readAgeExemption(database, row, today))

  registerCall(api, solicitarIsencao65, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, ageExemption, body))),
  )
}
