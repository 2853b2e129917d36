import { and, asc, gt, isNull } from 'drizzle-orm'
import type { Querier } from '../database/client.ts'
import { emails } from '../database/schema/emails.ts'

/** An e-mail of the outbox, without secrets, as it was queued. */
export type QueuedEmail = {
  to: string | null
  template: string
  variables: Readonly<Record<string, string>>
  path: string
}

/** E-mails that were queued, oldest first, whether they were sent by now or not. @param after only those behind this one */
export function queuedEmails(database: Querier, after = 0): Promise<QueuedEmail[]> {
  const { recipient: to, template, variables, path } = emails
  return database
    .select({ to, template, variables, path })
    .from(emails)
    .where(and(gt(emails.id, after), isNull(emails.secret)))
    .orderBy(asc(emails.id))
}
