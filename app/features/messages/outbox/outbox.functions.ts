import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { reenviarEmail, retornarEmail, retornarEmails } from '#contract/messages/emails.ts'
import { emailReference, outboxPage } from './outbox.schema.ts'

/** A page of the outbox, the newest e-mails first. */
export const outbox = attendantQuery.validator(outboxPage).handler(({ data, context }) => {
  const { mensagem, ...query } = data
  return context.api.call(retornarEmails, { query: { ...query, ...(mensagem !== '' && { mensagem }) } })
})

/** One with its text. @throws PortalProblem `not-found` */
export const outboxEmail = attendantQuery
  .validator(emailReference)
  .handler(({ data, context }) => context.api.call(retornarEmail, { params: data }))

/** Sends one once more that was given up. @throws PortalProblem `conflict` when it went meanwhile */
export const sendEmailAgain = attendantCommand
  .validator(emailReference)
  .handler(({ data, context }) => context.api.call(reenviarEmail, { body: data }))
