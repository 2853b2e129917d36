import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarEmails } from '#contract/messages/emails.ts'
import { outboxPage } from './outbox.schema.ts'

/** A page of the outbox, the newest e-mails first. */
export const outbox = attendantQuery.validator(outboxPage).handler(({ data, context }) => {
  const { mensagem, ...query } = data
  return context.api.call(retornarEmails, { query: { ...query, ...(mensagem !== '' && { mensagem }) } })
})
