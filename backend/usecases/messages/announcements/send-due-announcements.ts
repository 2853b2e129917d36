import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { announcements } from '#backend/database/schema/announcements.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { messageOf } from '#backend/messages/all-messages.ts'
import { notificationOnWire } from '#backend/messages/notification-wire.ts'
import { NotificationType } from '#backend/messages/notify.ts'
import { runWork, type Work } from '#backend/work.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { getsEmail, isMeant } from './audience.ts'
import type { AnnouncementRow } from './write-announcement.ts'

/** People of one transaction: some tenths of a second, in which the row of the announcement is held. */
const PIECE = 2000

/**
 * Sends every announcement that is due, the oldest first, in pieces: each is one statement and one transaction, which goes on behind the
 * last person whom an earlier one reached. Several nodes never send one twice, and who was reached is not reached again whatever breaks
 * off. One that fails is logged and tried again by the next run; it holds up none of the others.
 */
export async function sendDueAnnouncements(api: Api, piece = PIECE): Promise<void> {
  const failed: number[] = []
  for (;;) {
    const now = api.clock()
    const origin = { actor: null, requestId: `announcements-${now.getTime()}`, now }
    let taken: number | null = null
    try {
      await runWork(api, origin, async (work) => {
        const due = await takeDue(work, failed)
        taken = due?.id ?? null
        if (due) await sendPiece(work, due, piece)
      })
      if (taken === null) return
    } catch (error) {
      if (taken === null) throw error
      api.log.error({ err: error, announcementId: taken }, 'an announcement was broken off')
      failed.push(taken)
    }
  }
}

/** Holds the oldest announcement that is due and that nobody else sends right now. */
async function takeDue({ database, now }: Work, failed: readonly number[]): Promise<AnnouncementRow | null> {
  const [row] = await database
    .select()
    .from(announcements)
    .where(
      and(
        inArray(announcements.state, ['agendado', 'enviando']),
        lte(announcements.sendAt, now),
        failed.length === 0 ? undefined : notInArray(announcements.id, [...failed]),
      ),
    )
    .orderBy(asc(announcements.sendAt), asc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

type Reached = {
  people: number
  last: number | null
  told: [number, number][] | null
  emails: number[] | null
}

/** Tells the next people, each by a notification of their own and, where they want it, an e-mail in the outbox. */
async function sendPiece(work: Work, row: AnnouncementRow, piece: number): Promise<void> {
  const { database, emails, realtime, now } = work
  const { id, title, text, leadsTo, planId, reachedPersonId } = row
  const own = messageOf('comunicado')
  const page = leadsTo ?? own.inApp?.leadsTo({}) ?? null
  const { rows } = await database.execute<Reached>(sql`
    with meant as (
      select distinct ${planLinks.personId} as id from ${planLinks}
      where ${planLinks.personId} > ${reachedPersonId} and ${isMeant(row, saoPauloDateOf(now))}
      order by 1 limit ${piece}
    ), told as (
      insert into notifications (person_id, plan_id, type, title, description, announcement_id, leads_to, created_at)
      select meant.id, ${planId}::int, ${NotificationType.notice}, ${title}, ${text}, ${id}, ${page}, ${now.toISOString()}::timestamptz
      from meant
      on conflict do nothing
      returning id, person_id
    ), mailed as (
      insert into emails (template, recipient, person_id, announcement_id, caused_by_id, path, queued_at)
      select ${own.id}, p.email, p.id, ${id}, ${row.sentById}, ${page ?? '/'}, ${now.toISOString()}::timestamptz
      from told join people p on p.id = told.person_id
      where ${getsEmail}
      returning id
    )
    select (select count(*)::int from meant) as people, (select max(meant.id) from meant) as last,
      (select json_agg(json_build_array(told.person_id, told.id)) from told) as told,
      (select json_agg(mailed.id) from mailed) as emails`)
  const { people = 0, last = null, told, emails: mailed } = rows[0] ?? { told: null, emails: null }
  const isOver = people < piece
  await database
    .update(announcements)
    .set({
      reachedPersonId: last ?? reachedPersonId,
      recipients: sql`${announcements.recipients} + ${told?.length ?? 0}`,
      emailed: sql`${announcements.emailed} + ${mailed?.length ?? 0}`,
      state: isOver ? 'enviado' : 'enviando',
      endedAt: isOver ? now : null,
    })
    .where(eq(announcements.id, id))
  if (mailed) await emails.enqueueStored(database, mailed, people === 1 && isOver ? 'alone' : 'of-many')
  if (!told) return
  const carried = notificationOnWire({
    id: 0,
    personId: 0,
    planId,
    type: NotificationType.notice,
    title,
    description: text,
    conversationId: null,
    requestId: null,
    announcementId: id,
    leadsTo: page,
    createdAt: now,
    readAt: null,
  })
  work.afterCommit(() => realtime.notifyEach(told, carried))
}
