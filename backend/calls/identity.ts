import {
  conferirAlteracaoEmail,
  confirmarAlteracaoEmail,
  confirmarMeuEmail,
  desfazerAlteracaoEmail,
  responderAlteracaoEmail,
} from '#contract/identity/identity.ts'
import type { Api } from '../api.ts'
import { answerFromOldAddress, readConfirmation } from '../usecases/identity/answer-from-old-address.ts'
import { confirmEmail, confirmOwnEmail, undoWaitingEmail } from '../usecases/identity/confirm-email.ts'
import { readOwnProtection, readProtection } from '../usecases/identity/protection-wire.ts'
import { requirePassword } from '../usecases/identity/sessions/require-password.ts'
import { registerCall } from './register-call.ts'

/** Whether a changed e-mail is the person's: said by two of the service desk, by who reads the address before, or with the password. */
export function registerIdentityCalls(api: Api): void {
  const { database } = api
  const publicLimit = { addressLimit: api.limits.signIn }

  registerCall(api, confirmarAlteracaoEmail, async ({ actor, person, body, work, now }) => {
    await work((unit) => confirmEmail(unit, actor, { person, changeId: body.idAlteracao }))
    return readProtection(database, actor, person, now)
  })

  registerCall(api, desfazerAlteracaoEmail, async ({ actor, person, body, work, now }) => {
    const { idAlteracao: changeId, motivo: reason } = body
    await work((unit) => undoWaitingEmail(unit, actor, { person, changeId, reason }))
    return readProtection(database, actor, person, now)
  })

  registerCall(api, confirmarMeuEmail, async ({ actor, person, body, work, now }) => {
    await requirePassword(work, actor, body.senha)
    await work((unit) => confirmOwnEmail(unit, person.id))
    return readOwnProtection(database, person.id, now)
  })

  registerCall(
    api,
    conferirAlteracaoEmail,
    ({ body, now }) => readConfirmation(database, body.token, now),
    publicLimit,
  )

  registerCall(
    api,
    responderAlteracaoEmail,
    async ({ body: { token, resposta }, work }) => {
      await work((unit) => answerFromOldAddress(unit, { token, isTheirs: resposta === 'sim' }))
      return { respondido: true as const }
    },
    publicLimit,
  )
}
