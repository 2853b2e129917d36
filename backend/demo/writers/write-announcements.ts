import { eq, sql } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { isActiveLinkOn } from '../../database/queries/active-links.ts'
import { announcements } from '../../database/schema/announcements.ts'
import { planLinks } from '../../database/schema/plans.ts'
import type { demoAnnouncement } from '../announcements.ts'
import { known, type WrittenPeople } from './write-people.ts'

/** Writes what an attendant told everybody of a plan, with a notification of each reader; every fifth has not read it, of the invented. */
export async function writeAnnouncement(
  database: Transaction,
  { senderCpf, at, readAt, ...told }: ReturnType<typeof demoAnnouncement>,
  { personIds }: WrittenPeople,
): Promise<void> {
  const [row] = await database
    .insert(announcements)
    .values({
      ...told,
      sentById: known(personIds, senderCpf),
      audience: 'plano',
      sendAt: at,
      createdAt: at,
      endedAt: at,
      expected: 0,
      state: 'enviado',
    })
    .returning({ id: announcements.id })
  if (!row) throw new RangeError('The announcement was not written')
  const { rowCount } = await database.execute(sql`
    insert into notifications (person_id, plan_id, type, title, description, announcement_id, leads_to, created_at, read_at)
    select meant.id, ${told.planId}, 3, ${told.title}, ${told.text}, ${row.id}, ${told.leadsTo}, ${at.toISOString()}::timestamptz,
      case when meant.id % 5 = 0 and meant.id > 20 then null else ${readAt.toISOString()}::timestamptz end
    from (select distinct ${planLinks.personId} as id from ${planLinks}
      where ${planLinks.planId} = ${told.planId} and ${isActiveLinkOn(saoPauloDateOf(at))}) meant`)
  const recipients = rowCount ?? 0
  await database
    .update(announcements)
    .set({ recipients, expected: recipients })
    .where(eq(announcements.id, row.id))
}
