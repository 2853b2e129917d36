import { encerrarSuspensaoBeneficio } from '#contract/benefits/benefit-suspension.ts'
import type { Api } from '../api.ts'
import { endBenefitSuspension } from '../usecases/benefits/benefit-suspension/end-benefit-suspension.ts'
import { registerCall } from './register-call.ts'

/** A benefit that stands still for some months; filing it is put on the server with its kind. */
export function registerBenefitSuspensionCalls(api: Api): void {
  registerCall(api, encerrarSuspensaoBeneficio, ({ link: row, work }) =>
    work((unit) => endBenefitSuspension(unit, row)),
  )
}
