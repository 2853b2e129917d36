import {
  encerrarSuspensaoContribuicao,
  retornarSuspensaoContribuicao,
  suspenderContribuicao,
} from '#contract/suspensions.ts'
import type { Api } from '../api.ts'
import { contributionSuspension } from '../usecases/requests/kinds/contribution-suspension.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { endSuspension } from '../usecases/suspensions/end-suspension.ts'
import { readSuspension } from '../usecases/suspensions/read-suspension.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Contributions that stand still for some months. */
export function registerSuspensionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSuspensaoContribuicao, ({ link: row, today }) =>
    readSuspension(database, row, today),
  )

  registerCall(api, suspenderContribuicao, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, contributionSuspension, body))),
  )

  registerCall(api, encerrarSuspensaoContribuicao, ({ link: row, work }) =>
    work((unit) => endSuspension(unit, row)),
  )
}
