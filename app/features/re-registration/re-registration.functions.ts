import { callApi } from '#app/api/call-api.server.ts'
import { problemOf } from '#app/api/problem.ts'
import { knownDeviceInput } from '#app/session/known-devices.server.ts'
import {
  clearReRegistration,
  reRegistrationApi,
  storeCode,
  storedCode,
  storeReRegistration,
} from '#app/session/re-registration-session.server.ts'
import { personCommand, publicCommand, publicQuery } from '#app/session/server-functions.ts'
import { readSession } from '#app/session/session.server.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { retornarRecadastramento } from '#contract/re-registration/re-registration.ts'
import {
  abrirRecadastramento,
  solicitarCodigoSeguranca,
  validarCodigoSeguranca,
} from '#contract/re-registration/re-registration-access.ts'
import { firstName } from '#domain/first-name.ts'
import { codeInAddress, identification, openingInput } from './re-registration.schema.ts'

/** A re-registration as its page shows it. */
export type ReRegistrationOnPage = CallAnswer<typeof retornarRecadastramento>

/**
 * First screen: an open re-registration, or how to start one, with the code from the address. `signedIn`: first name of the participant
 * signed in on this browser; null for anyone else.
 */
export type ReRegistrationEntry =
  | { kind: 'open'; page: ReRegistrationOnPage }
  | {
      kind: 'closed'
      cpf: string
      /** The address brought a code, which stays on this server. */
      hasCode: boolean
      signedIn: string | null
    }

/** Where the person stands. A token that is over leads back to the way in. */
export const reRegistrationEntry = publicQuery.handler(async (): Promise<ReRegistrationEntry> => {
  const api = await reRegistrationApi()
  if (api) {
    try {
      return { kind: 'open', page: await api.call(retornarRecadastramento, {}) }
    } catch (error) {
      if (problemOf(error).kind !== 'unauthenticated') throw error
    }
  }
  const [brought, session] = await Promise.all([storedCode(), readSession()])
  const isParticipant = session?.pessoa.admin === 'N'
  return {
    kind: 'closed',
    cpf: brought?.cpf ?? '',
    hasCode: brought !== null && brought.codigo !== '',
    signedIn: session && isParticipant ? firstName(session.pessoa.nome) : null,
  }
})

/** Takes CPF and code out of the address. */
export const keepSecurityCode = publicCommand.validator(codeInAddress).handler(async ({ data }) => {
  await storeCode(data)
  return { taken: true }
})

/** Asks for a code by e-mail; never says whether the CPF is known. @throws PortalProblem `rate-limited` after three in an hour. */
export const requestSecurityCode = publicCommand
  .validator(identification)
  .handler(async ({ data }) =>
    callApi(solicitarCodigoSeguranca, { body: { ...data, ...(await knownDeviceInput()) } }),
  )

/** Opens the re-registration with a code; with that of the address where none is typed. @throws PortalProblem `unauthenticated` for a code that is not good, `rate-limited` after five. */
export const openWithCode = publicCommand.validator(openingInput).handler(async ({ data }) => {
  const codigo = data.codigo ?? (await storedCode())?.codigo ?? ''
  const body = { cpf: data.cpf, codigo, ...(await knownDeviceInput()) }
  await storeReRegistration(await callApi(validarCodigoSeguranca, { body }))
  return { opened: true }
})

/** Opens the re-registration of who is signed in, with their password. @throws PortalProblem `invalid` for a wrong one, `conflict` where there is nothing to do. */
export const openOwnReRegistration = personCommand
  .validator(abrirRecadastramento.body)
  .handler(async ({ data, context }) => {
    await storeReRegistration(await context.api.call(abrirRecadastramento, { body: data }))
    return { opened: true }
  })

/** Leaves the re-registration in this browser; what was filled in stays on the server. */
export const leaveReRegistration = publicCommand.handler(() => {
  clearReRegistration()
  return { left: true }
})
