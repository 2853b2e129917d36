import { personQuery } from '#app/session/server-functions.ts'
import { retornarConversa } from '#contract/conversations.ts'
import { conversationReference } from './conversations.schema.ts'

/** A conversation with its messages, oldest first. @throws PortalProblem `not-found` also for somebody else's. */
export const conversationById = personQuery
  .validator(conversationReference)
  .handler(({ data, context }) => context.api.call(retornarConversa, { params: data }))
