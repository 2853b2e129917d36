import { count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Querier } from '#backend/database/client.ts'
import { announcements } from '#backend/database/schema/announcements.ts'
import { people } from '#backend/database/schema/people.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { categoryNamed } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import type { Announcement, AnnouncementPage } from '#contract/messages/announcements.ts'
import { undeliveredStates } from '#contract/messages/email-states.ts'

/** Announcements of a page. */
const PAGE = 10

/** A page of what was sent and what is planned, the newest first. */
export async function listAnnouncements(database: Querier, page: number): Promise<AnnouncementPage> {
  const [counted] = await database.select({ total: count() }).from(announcements)
  const total = counted?.total ?? 0
  const enviadas = await select(database, undefined, { limit: PAGE, offset: page * PAGE })
  return { enviadas, totalPage: Math.ceil(total / PAGE), totalItems: total }
}

/** One that is there. @throws 404 */
export async function readAnnouncement(database: Querier, id: number): Promise<Announcement> {
  const [found] = await select(database, eq(announcements.id, id), { limit: 1, offset: 0 })
  if (!found) throw notFound('Esta notificação não existe.')
  return found
}

async function select(
  database: Querier,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Announcement[]> {
  const [sender, reader, canceller] = [
    alias(people, 'sender'),
    alias(people, 'reader'),
    alias(people, 'canceller'),
  ]
  const rows = await database
    .select({
      row: announcements,
      sender: sender.name,
      reader: reader.name,
      canceller: canceller.name,
      plan: plans.name,
      read: sql<number>`(select count(*)::int from notifications n
        where n.announcement_id = ${announcements.id} and n.read_at is not null)`,
      undelivered: sql<number>`(select count(*)::int from emails e
        where e.announcement_id = ${announcements.id} and e.state in ${undeliveredStates})`,
    })
    .from(announcements)
    .innerJoin(sender, eq(sender.id, announcements.sentById))
    .leftJoin(reader, eq(reader.id, announcements.personId))
    .leftJoin(canceller, eq(canceller.id, announcements.cancelledById))
    .leftJoin(plans, eq(plans.id, announcements.planId))
    .where(condition)
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, ...named }) => ({
    id: row.id,
    destino: row.audience,
    pessoa: named.reader,
    plano: named.plan,
    categoria: row.category === null ? null : categoryNamed(row.category),
    titulo: row.title,
    texto: row.text,
    caminho: row.leadsTo,
    enviadaPor: named.sender,
    criadaEm: row.createdAt.toISOString(),
    enviarEm: row.sendAt.toISOString(),
    estado: row.state,
    alcance: row.state === 'agendado' || row.state === 'cancelado' ? row.expected : row.recipients,
    porEmail: row.emailed,
    lidas: named.read,
    naoEntregues: named.undelivered,
    encerradaEm: row.endedAt?.toISOString() ?? null,
    canceladaPor: named.canceller,
  }))
}
