import type { Api } from '../api.ts'
import { requestKindsIn } from '../usecases/request-engine/request-kinds.ts'
import { submitRequest } from '../usecases/request-engine/submit-request.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Of every kind the reading that its form is filled in from, and filing it, where either needs nothing but its call. */
export function registerSubmissionCalls(api: Api): void {
  for (const kind of requestKindsIn(api).all) {
    if (kind.situation) {
      const { call, read } = kind.situation
      registerCall(api, call, ({ link, today }) => read(api.database, link, today))
    }
    if (!kind.call) continue
    registerCall(api, kind.call, async ({ actor, body, work }) =>
      receiptOnWire(await work((unit) => submitRequest(unit, actor, kind, body))),
    )
  }
}
