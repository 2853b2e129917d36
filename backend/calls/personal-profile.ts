import {
  alterarPreferenciaAvisos,
  retornarPreferenciasAvisos,
} from '#contract/messages/message-preferences.ts'
import {
  alterarContaBancaria,
  alterarEmail,
  alterarEndereco,
  alterarTelefones,
  encerrarOutrasSessoes,
  registrarConsentimento,
  retornarConsentimentos,
  retornarEntradas,
  retornarPerfil,
} from '#contract/people/personal-profile.ts'
import type { Api } from '../api.ts'
import { changeEmail } from '../usecases/identity/change-email.ts'
import { requirePassword } from '../usecases/identity/sessions/require-password.ts'
import { changeAddress } from '../usecases/people/personal-profile/change-address.ts'
import {
  changeBankAccount,
  checkedBankAccount,
} from '../usecases/people/personal-profile/change-bank-account.ts'
import { changePhones } from '../usecases/people/personal-profile/change-phones.ts'
import { readConsents, recordConsent } from '../usecases/people/personal-profile/consents.ts'
import { endChosenSessions } from '../usecases/people/personal-profile/end-chosen-sessions.ts'
import {
  readMessagePreferences,
  setMessagePreference,
} from '../usecases/people/personal-profile/message-preferences.ts'
import { readAccess } from '../usecases/people/personal-profile/read-access.ts'
import { readPersonalProfile } from '../usecases/people/personal-profile/read-personal-profile.ts'
import { registerCall } from './register-call.ts'

export function registerPersonalProfileCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPerfil, ({ actor, person, now }) =>
    readPersonalProfile(database, actor, person.id, now),
  )

  registerCall(api, alterarTelefones, async ({ actor, body: { idPessoa, ...phones }, work, now }) => {
    await work((unit) => changePhones(unit, idPessoa, phones))
    return readPersonalProfile(database, actor, idPessoa, now)
  })

  registerCall(api, alterarEndereco, async ({ actor, body: { idPessoa, ...address }, work, now }) => {
    await work((unit) => changeAddress(unit, idPessoa, address))
    return readPersonalProfile(database, actor, idPessoa, now)
  })

  registerCall(api, alterarEmail, async ({ actor, body: { idPessoa, email, senha }, work, now }) => {
    await requirePassword(work, actor, senha)
    await work((unit) => changeEmail(unit, { personId: idPessoa, email, by: 'portal' }))
    return readPersonalProfile(database, actor, idPessoa, now)
  })

  registerCall(api, alterarContaBancaria, async ({ actor, body, work, now }) => {
    const { idPessoa, senha, ...values } = body
    const account = await checkedBankAccount(database, idPessoa, values)
    await requirePassword(work, actor, senha)
    await work((unit) => changeBankAccount(unit, idPessoa, account))
    return readPersonalProfile(database, actor, idPessoa, now)
  })

  registerCall(api, retornarEntradas, ({ actor, now }) =>
    readAccess(database, actor, { now, idleSeconds: api.sessionIdleSeconds }),
  )

  registerCall(api, encerrarOutrasSessoes, async ({ actor, body: { idSessao }, work }) => ({
    encerradas: await work((unit) => endChosenSessions(unit, actor, idSessao)),
  }))

  registerCall(api, retornarConsentimentos, ({ person }) => readConsents(database, person.id))

  registerCall(api, retornarPreferenciasAvisos, ({ person }) => readMessagePreferences(database, person.id))

  registerCall(api, alterarPreferenciaAvisos, async ({ body: { idPessoa, ...choice }, work }) => {
    await work((unit) => setMessagePreference(unit, idPessoa, choice))
    return readMessagePreferences(database, idPessoa)
  })

  registerCall(api, registrarConsentimento, async ({ body: { idPessoa, ...answer }, work }) => {
    await work((unit) => recordConsent(unit, idPessoa, answer))
    return readConsents(database, idPessoa)
  })
}
