import { and, eq, gt, sql } from 'drizzle-orm'
import { notifications } from '../database/schema/notifications.ts'
import { type QueuedEmail, queuedEmails } from './queued-emails.ts'
import type { TestApi } from './test-api.ts'

export type Notified = {
  /** Titles of notifications, oldest first. */
  titles: string[]
  /** E-mails that were queued, oldest first, whether they were sent by now or not. */
  emails: QueuedEmail[]
}

/** Messages to one person while something was done. Their address is looked up before it. */
export async function notifiedWhile(
  { database }: Pick<TestApi, 'database'>,
  personId: number,
  act: () => Promise<unknown>,
): Promise<Notified> {
  const { rows: addresses } = await database.execute<{ email: string | null }>(
    sql`select email from people where id = ${personId}`,
  )
  const { rows: before } = await database.execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from notifications`,
  )
  const { rows: queuedBefore } = await database.execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from emails`,
  )
  await act()
  const rows = await database
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), gt(notifications.id, before[0]?.last ?? 0)))
    .orderBy(notifications.id)
  const queued = await queuedEmails(database, queuedBefore[0]?.last)
  return {
    titles: rows.map(({ title }) => title),
    emails: queued.filter(({ to }) => to === addresses[0]?.email),
  }
}
