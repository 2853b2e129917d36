import { encerrarSuspensaoContribuicao } from '#contract/contributions/suspensions.ts'
import type { Api } from '../api.ts'
import { endSuspension } from '../usecases/contributions/suspensions/end-suspension.ts'
import { registerCall } from './register-call.ts'

/** Contributions that stand still for some months. */
export function registerSuspensionCalls(api: Api): void {
  registerCall(api, encerrarSuspensaoContribuicao, ({ link: row, work }) =>
    work((unit) => endSuspension(unit, row)),
  )
}
