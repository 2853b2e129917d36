import { encerrarSuspensaoBeneficio } from '#contract/benefits/benefit-suspension.ts'
import { encerrarSuspensaoContribuicao } from '#contract/contributions/suspensions.ts'
import type { Api } from '../api.ts'
import { endBenefitSuspension } from '../usecases/benefits/benefit-suspension/end-benefit-suspension.ts'
import { endSuspension } from '../usecases/contributions/suspensions/end-suspension.ts'
import { registerCall } from './register-call.ts'

/** Ending what stands still for some months: contributions, or a benefit. Filing it is put on the server with its kind. */
export function registerSuspensionCalls(api: Api): void {
  registerCall(api, encerrarSuspensaoContribuicao, ({ link: row, work }) =>
    work((unit) => endSuspension(unit, row)),
  )

  registerCall(api, encerrarSuspensaoBeneficio, ({ link: row, work }) =>
    work((unit) => endBenefitSuspension(unit, row)),
  )
}
