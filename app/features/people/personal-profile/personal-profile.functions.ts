import {
  participantCommand,
  participantQuery,
  personCommand,
  personQuery,
} from '#app/session/server-functions.ts'
import { confirmarMeuEmail } from '#contract/identity/identity.ts'
import {
  alterarPreferenciaAvisos,
  messagePreferenceForm,
  retornarPreferenciasAvisos,
} from '#contract/messages/message-preferences.ts'
import { brazilianAddressForm } from '#contract/people/addresses.ts'
import {
  alterarContaBancaria,
  alterarEmail,
  alterarEndereco,
  alterarTelefones,
  bankAccountForm,
  consentForm,
  deletionForm,
  emailForm,
  encerrarOutrasSessoes,
  phonesForm,
  registrarConsentimento,
  retornarConsentimentos,
  retornarEntradas,
  retornarPerfil,
  sessionsToEnd,
  solicitarExclusaoDados,
} from '#contract/people/personal-profile.ts'
import { retornarPrazosGuarda } from '#contract/records/retention.ts'
import { ownEmailConfirmation } from './personal-profile.schema.ts'

/** Personal data, contacts and bank account of the person on screen. */
export const readPersonalProfile = participantQuery.handler(({ context }) => context.own(retornarPerfil))

/** Changes the telephones. @throws PortalProblem `invalid` with the fields. */
export const changePhones = participantCommand
  .validator(phonesForm)
  .handler(({ data, context }) => context.own(alterarTelefones, data))

/** Changes the address in Brazil. @throws PortalProblem `invalid` with the fields; `conflict` for whoever lives abroad. */
export const changeAddress = participantCommand
  .validator(brazilianAddressForm)
  .handler(({ data, context }) => context.own(alterarEndereco, data))

/** Changes the e-mail. @throws PortalProblem `invalid` with the fields; a wrong password stands under `senha`. */
export const changeEmail = participantCommand
  .validator(emailForm)
  .handler(({ data, context }) => context.own(alterarEmail, data))

/** Says that a changed e-mail is the person's. @throws PortalProblem `invalid` for a wrong password, `conflict` when none waits */
export const confirmOwnEmail = personCommand
  .validator(ownEmailConfirmation)
  .handler(({ data, context }) =>
    context.api.call(confirmarMeuEmail, { body: { idPessoa: context.session.pessoa.id, ...data } }),
  )

/** Changes the bank account. @throws PortalProblem `invalid` with the fields; a wrong password stands under `senha`. */
export const changeBankAccount = participantCommand
  .validator(bankAccountForm)
  .handler(({ data, context }) => context.own(alterarContaBancaria, data))

/** Open sessions and sign-ins of who is signed in. */
export const readAccess = personQuery.handler(({ context }) =>
  context.api.call(retornarEntradas, { params: { idPessoa: context.session.pessoa.id } }),
)

/** Ends one or all other sessions. @throws PortalProblem `not-found` for one that is over. */
export const endSessions = personCommand
  .validator(sessionsToEnd)
  .handler(({ data, context }) => context.api.call(encerrarOutrasSessoes, { body: data }))

export const readConsents = participantQuery.handler(({ context }) => context.own(retornarConsentimentos))

/** For how long each kind of record is kept. */
export const readKeptFor = personQuery.handler(({ context }) => context.api.call(retornarPrazosGuarda, {}))

/** Gives or withdraws a consent. @throws PortalProblem `conflict` when its text changed meanwhile. */
export const answerConsent = participantCommand
  .validator(consentForm)
  .handler(({ data, context }) => context.own(registrarConsentimento, data))

/** Which e-mails the person wants. */
export const readEmailPreferences = participantQuery.handler(({ context }) =>
  context.own(retornarPreferenciasAvisos),
)

/** Turns a group of e-mails on or off. */
export const chooseEmails = participantCommand
  .validator(messagePreferenceForm)
  .handler(({ data, context }) => context.own(alterarPreferenciaAvisos, data))

/** Asks for data to be deleted. @throws PortalProblem `conflict` when one is open already. */
export const askDeletion = participantCommand
  .validator(deletionForm)
  .handler(({ data, context }) => context.own(solicitarExclusaoDados, data))
