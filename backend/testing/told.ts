import { and, eq, gt, sql } from 'drizzle-orm'
import { notifications } from '../database/schema/notifications.ts'
import type { EmailJob } from '../messages/email-queue.ts'
import type { TestApi } from './test-api.ts'

export type Told = {
  /** Titles of notifications, oldest first. */
  titles: string[]
  /** E-mails that were queued, oldest first, whether they were sent by now or not. */
  emails: EmailJob[]
}

/** What one person was told while something was done. Their address is looked up before it. */
export async function toldWhile(
  { database }: Pick<TestApi, 'database'>,
  personId: number,
  act: () => Promise<unknown>,
): Promise<Told> {
  const { rows: addresses } = await database.execute<{ email: string | null }>(
    sql`select email from people where id = ${personId}`,
  )
  const { rows: before } = await database.execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from notifications`,
  )
  const { rows: jobsBefore } = await database.execute<{ id: string }>(
    sql`select id from pgboss.job where name = 'email'`,
  )
  await act()
  const rows = await database
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), gt(notifications.id, before[0]?.last ?? 0)))
    .orderBy(notifications.id)
  const { rows: jobs } = await database.execute<{ id: string; data: EmailJob }>(
    sql`select id, data from pgboss.job where name = 'email' order by created_on, id`,
  )
  const known = new Set(jobsBefore.map(({ id }) => id))
  return {
    titles: rows.map(({ title }) => title),
    emails: jobs
      .filter(({ id, data }) => !known.has(id) && data.to === addresses[0]?.email)
      .map(({ data }) => data),
  }
}
