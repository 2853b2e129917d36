import { callApi, READING_MS } from '#app/api/call-api.server.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { linkInAddress } from '#app/session/email-link.schema.ts'
import { publicCommand, publicQuery } from '#app/session/server-functions.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { identitySentences } from '#contract/identity/identity.text.ts'
import { conferirAlteracaoEmail, responderAlteracaoEmail } from '#contract/identity/identity.ts'
import { emailAnswer } from './email-confirmation.schema.ts'
import { emailChangeLink } from './email-link-cookie.server.ts'

type EmailChangeAnswer = CallAnswer<typeof conferirAlteracaoEmail>

/** The subject of the question: the change, `over` where the link is, or `none` without a link in this browser. */
export type OpenedEmailChange =
  | ({ state: 'asked' } & Omit<Extract<EmailChangeAnswer, { valido: true }>, 'valido'>)
  | { state: 'over' }
  | { state: 'none' }

/** Reads the change of the link that is kept in this browser. */
export const openedEmailChange = publicQuery.handler(async (): Promise<OpenedEmailChange> => {
  const token = await emailChangeLink.read()
  if (token === null) return { state: 'none' }
  const looked = await readEmailChange(token)
  if (!looked.valido) return { state: 'over' }
  const { valido: _, ...change } = looked
  return { state: 'asked', ...change }
})

async function readEmailChange(token: string): Promise<EmailChangeAnswer> {
  try {
    return await callApi(conferirAlteracaoEmail, { body: { token } }, undefined, READING_MS)
  } catch (error) {
    if (problemOf(error).kind === 'invalid') return { valido: false }
    throw error
  }
}

/** Takes the link out of the address. */
export const keepEmailChangeLink = publicCommand.validator(linkInAddress).handler(async ({ data }) => {
  await emailChangeLink.write(data.token)
  return { taken: true }
})

/** Answers it, once. @throws PortalProblem `not-found` when the link is over */
export const answerEmailChange = publicCommand.validator(emailAnswer).handler(async ({ data }) => {
  const token = await emailChangeLink.read()
  if (token === null) throw new PortalProblem({ kind: 'not-found', detail: identitySentences.deadLink })
  const answered = await callApi(responderAlteracaoEmail, { body: { token, ...data } })
  emailChangeLink.clear()
  return answered
})
