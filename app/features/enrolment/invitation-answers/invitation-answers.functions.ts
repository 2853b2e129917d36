import { callApi, READING_MS } from '#app/api/call-api.server.ts'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import { today } from '#app/clock/today.ts'
import { linkInAddress } from '#app/session/email-link.schema.ts'
import { personCommand, publicCommand, publicQuery } from '#app/session/server-functions.ts'
import { readSession } from '#app/session/session.server.ts'
import { visibleSession } from '#app/session/visible-session.ts'
import { invitationLinkSentences } from '#contract/enrolment/invitation-answers.text.ts'
import {
  aceitarConvite,
  aderirPorConvite,
  conferirConvite,
  type InvitationByLink,
  invitationRefusal,
  invitedPerson,
  recusarConvite,
} from '#contract/enrolment/invitation-answers.ts'
import { invitationLink } from './invitation-cookie.server.ts'

/** The invitation that this browser came with. `invitation` null: no link, or none that exists. `account`: who could accept with theirs. */
export type OpenedInvitation = {
  hasLink: boolean
  invitation: InvitationByLink
  account: { name: string } | null
  /** Day of São Paulo on which it was looked at. */
  today: string
}

/** Reads the invitation of the link that is kept in this browser. */
export const openedInvitation = publicQuery.handler(async (): Promise<OpenedInvitation> => {
  const [token, session] = [await invitationLink.read(), await readSession()]
  const visible = session && visibleSession(session)
  return {
    hasLink: token !== null,
    invitation: token === null ? null : await readInvitation(token),
    account: visible && !visible.isAttendant ? { name: visible.person.nome } : null,
    today: today(),
  }
})

async function readInvitation(token: string): Promise<InvitationByLink> {
  try {
    return (await callApi(conferirConvite, { body: { token } }, undefined, READING_MS)).convite
  } catch (error) {
    if (problemOf(error).kind === 'invalid') return null
    throw error
  }
}

/** Takes the link out of the address. */
export const keepInvitationLink = publicCommand.validator(linkInAddress).handler(async ({ data }) => {
  await invitationLink.write(data.token)
  return { taken: true }
})

async function keptToken(): Promise<string> {
  const token = await invitationLink.read()
  if (token !== null) return token
  throw new PortalProblem({ kind: 'not-found', detail: invitationLinkSentences.forgotten })
}

/** Accepts with the data of somebody new. @throws PortalProblem `invalid` with the fields, `conflict` once it was answered. */
export const acceptInvitation = publicCommand
  .validator(invitedPerson)
  .handler(async ({ data }) => callApi(aceitarConvite, { body: { token: await keptToken(), ...data } }))

/** Refuses. @throws PortalProblem `conflict` once it was answered. */
export const refuseInvitation = publicCommand
  .validator(invitationRefusal)
  .handler(async ({ data }) => callApi(recusarConvite, { body: { token: await keptToken(), ...data } }))

/** Accepts with the account of who is signed in. @throws PortalProblem `conflict` for who is in the plan or may not use the link. */
export const joinWithAccount = personCommand.handler(async ({ context }) => {
  const joined = await context.api.call(aderirPorConvite, { body: { token: await keptToken() } })
  invitationLink.clear()
  return joined
})
