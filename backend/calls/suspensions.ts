import { encerrarSuspensaoContribuicao, retornarSuspensaoContribuicao } from '#contract/suspensions.ts'
import type { Api } from '../api.ts'
import { endSuspension } from '../usecases/suspensions/end-suspension.ts'
import { readSuspension } from '../usecases/suspensions/read-suspension.ts'
import { offeredLink } from './asked-link.ts'
import { registerCall } from './register-call.ts'

/** Contributions that stand still for some months. */
export function registerSuspensionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSuspensaoContribuicao, async (asked) => {
    const { row, today } = await offeredLink(database, 'suspend-contribution', asked)
    return readSuspension(database, row, today)
  })

  registerCall(api, encerrarSuspensaoContribuicao, ({ actor, body, work }) =>
    work((unit) => endSuspension(unit, actor, body)),
  )
}
