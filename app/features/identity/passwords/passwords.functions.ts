import * as v from 'valibot'
import { callApi, READING_MS } from '#app/api/call-api.server.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { linkInAddress } from '#app/session/email-link.schema.ts'
import { endApiSession } from '#app/session/end-api-session.server.ts'
import { keepDevice, knownDeviceInput } from '#app/session/known-devices.server.ts'
import { publicCommand, publicQuery } from '#app/session/server-functions.ts'
import { closeSession, readSession } from '#app/session/session.server.ts'
import {
  conferirRedefinicaoSenha,
  newPassword,
  redefinirSenha,
  solicitarRedefinicaoSenha,
} from '#contract/identity/passwords.ts'
import { passwordLink } from './link-cookie.server.ts'
import { cpfForLink } from './passwords.schema.ts'
import { passwordText } from './passwords.text.ts'

/** Mode of the page: `create` with a valid link, `dead` with one that is no longer valid, `change` with a session, else `ask`. */
export type PasswordEntry = 'create' | 'dead' | 'change' | 'ask'

/** Why the person is here. A link that is over is told once and forgotten. */
export const passwordEntry = publicQuery.handler(async (): Promise<PasswordEntry> => {
  const token = await passwordLink.read()
  if (token === null) return (await readSession()) ? 'change' : 'ask'
  if (await isGood(token)) return 'create'
  passwordLink.clear()
  return 'dead'
})

async function isGood(token: string): Promise<boolean> {
  try {
    return (await callApi(conferirRedefinicaoSenha, { body: { token } }, undefined, READING_MS)).valido
  } catch (error) {
    if (problemOf(error).kind === 'invalid') return false
    throw error
  }
}

/** Takes the link out of the address. */
export const keepPasswordLink = publicCommand.validator(linkInAddress).handler(async ({ data }) => {
  await passwordLink.write(data.token)
  return { taken: true }
})

/** Asks for a link by e-mail; never says whether the CPF is known. @throws PortalProblem `rate-limited` after three in an hour. */
export const requestPasswordLink = publicCommand
  .validator(cpfForLink)
  .handler(async ({ data }) =>
    callApi(solicitarRedefinicaoSenha, { body: { ...data, ...(await knownDeviceInput()) } }),
  )

/**
 * Creates a password with the link that this browser came with, and ends its session. @throws PortalProblem `not-found` when it is over.
 */
export const createPassword = publicCommand.validator(v.object(newPassword)).handler(async ({ data }) => {
  const token = await passwordLink.read()
  if (token === null) throw new PortalProblem({ kind: 'not-found', detail: passwordText.dead.text })
  const session = await readSession()
  const { aparelho } = await callApi(redefinirSenha, { body: { token, ...data } })
  passwordLink.clear()
  closeSession()
  await keepDevice(aparelho)
  await endApiSession(session)
  return { created: true }
})
