import type { Api } from '../api.ts'
import { requestKindsIn } from '../usecases/request-engine/request-kinds.ts'
import { submitRequest } from '../usecases/request-engine/submit-request.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Filing every kind of request that needs nothing but its call. */
export function registerSubmissionCalls(api: Api): void {
  for (const kind of requestKindsIn(api).all) {
    if (!kind.call) continue
    registerCall(api, kind.call, async ({ actor, body, work }) =>
      receiptOnWire(await work((unit) => submitRequest(unit, actor, kind, body))),
    )
  }
}
