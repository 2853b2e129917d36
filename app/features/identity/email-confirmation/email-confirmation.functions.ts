import { callApi, READING_MS } from '#app/api/call-api.server.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { broughtLink } from '#app/session/email-link.schema.ts'
import { publicCommand, publicQuery } from '#app/session/server-functions.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { conferirAlteracaoEmail, responderAlteracaoEmail } from '#contract/identity/identity.ts'
import { emailAnswer } from './email-confirmation.schema.ts'
import { emailChangeLink } from './email-link-cookie.server.ts'

type Looked = CallAnswer<typeof conferirAlteracaoEmail>

/** The subject of the question: the change, `over` where the link is, or `none` without a link in this browser. */
export type OpenedEmailChange =
  | ({ state: 'asked' } & Omit<Extract<Looked, { valido: true }>, 'valido'>)
  | { state: 'over' }
  | { state: 'none' }

/** Reads the change of the link that is kept in this browser. */
export const openedEmailChange = publicQuery.handler(async (): Promise<OpenedEmailChange> => {
  const token = await emailChangeLink.kept()
  if (token === null) return { state: 'none' }
  const looked = await look(token)
  if (!looked.valido) return { state: 'over' }
  const { valido: _, ...change } = looked
  return { state: 'asked', ...change }
})

async function look(token: string): Promise<Looked> {
  try {
    return await callApi(conferirAlteracaoEmail, { body: { token } }, undefined, READING_MS)
  } catch (error) {
    if (problemOf(error).kind === 'invalid') return { valido: false }
    throw error
  }
}

/** Takes the link out of the address. */
export const takeEmailChange = publicCommand.validator(broughtLink).handler(async ({ data }) => {
  await emailChangeLink.keep(data.token)
  return { taken: true }
})

/** Answers it, once. @throws PortalProblem `not-found` when the link is over */
export const answerEmailChange = publicCommand.validator(emailAnswer).handler(async ({ data }) => {
  const token = await emailChangeLink.kept()
  if (token === null) throw new PortalProblem({ kind: 'not-found', detail: identitySentences.deadLink })
  const answered = await callApi(responderAlteracaoEmail, { body: { token, ...data } })
  emailChangeLink.forget()
  return answered
})
