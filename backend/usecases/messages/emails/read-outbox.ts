import { and, count, desc, eq, gte, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Querier } from '#backend/database/client.ts'
import { isDemonstration } from '#backend/database/queries/entity.ts'
import { announcements } from '#backend/database/schema/announcements.ts'
import { emailTexts } from '#backend/database/schema/email-texts.ts'
import { emails } from '#backend/database/schema/emails.ts'
import { people } from '#backend/database/schema/people.ts'
import { messageOf } from '#backend/messages/all-messages.ts'
import { isTextOf, wordsOfStored } from '#backend/messages/email-words.ts'
import { standardValues } from '#backend/messages/notify.ts'
import {
  emailMessages,
  LEFT_OUT,
  type OutboxRow,
  outboxItem,
  withLeftOut,
} from '#backend/messages/outbox-item.ts'
import { writeEmail } from '#backend/messages/write-email.ts'
import { notFound } from '#backend/problem.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import { undeliveredStates } from '#contract/messages/email-states.ts'
import type { OutboxEmail, OutboxEmailDetail, OutboxFilter, OutboxPage } from '#contract/messages/emails.ts'
import { valuesOf } from './send-stored.ts'

/** E-mails of a page. */
const PAGE = 20

/** A failed delivery is news for so long: one that can't be mended must not stay on the attendants' home for ever. */
const NEWS_SECONDS = 7 * 24 * 3600

export type OutboxFilters = {
  page: number
  state: OutboxFilter
  personId?: number | undefined
  requestId?: number | undefined
  announcementId?: number | undefined
  template?: string | undefined
}

/** A page of the outbox, the newest first. */
export async function listOutbox(
  database: Querier,
  { page, ...filters }: OutboxFilters,
  now: Date,
): Promise<OutboxPage> {
  const condition = conditionOf(filters)
  const [[counted], found, naoEntregues] = await Promise.all([
    database.select({ total: count() }).from(emails).where(condition),
    select(database, condition, { limit: PAGE, offset: page * PAGE }),
    undeliveredCount(database, now),
  ])
  const total = counted?.total ?? 0
  return {
    emails: found.map(outboxItem),
    totalPage: Math.ceil(total / PAGE),
    totalItems: total,
    naoEntregues,
    mensagens: [...emailMessages],
  }
}

/** How many e-mails of the last days did not get to anybody. */
export function undeliveredCount(database: Querier, now: Date): Promise<number> {
  const recent = gte(emails.queuedAt, secondsAfter(now, -NEWS_SECONDS))
  return database.$count(emails, and(inArray(emails.state, [...undeliveredStates]), recent))
}

/** One as lists show it. @throws 404 */
export async function readOutboxItem(database: Querier, id: number): Promise<OutboxEmail> {
  return outboxItem(await rowOf(database, id))
}

/**
 * One with its text, drawn again from its message and what was stored with it. Codes and links that open something were never stored, and
 * are left out. @throws 404
 */
export async function readOutboxEmail(
  database: Querier,
  id: number,
  portalOrigin: string,
): Promise<{ detail: OutboxEmailDetail; row: OutboxRow }> {
  const row = await rowOf(database, id)
  const { email } = row
  const item = outboxItem(row)
  if (!messageOf(email.template).email) throw notFound('Este e-mail não existe mais.')
  const words = await wordsOfStored(database, email)
  const given = await valuesOf(database, email)
  const known = { ...(await personValues(database, email.personId)), ...given, entidade: '' }
  const written = await writeEmail(
    { database, portalOrigin },
    {
      to: item.para ?? LEFT_OUT,
      template: email.template,
      variables: withLeftOut([words.subject, ...words.paragraphs], known),
      path: email.secret || email.invitation ? `/${LEFT_OUT}` : email.path,
      words,
    },
  )
  const html = (await isDemonstration(database)) ? written.html : null
  return { detail: { ...item, assunto: written.subject, texto: written.text, html }, row }
}

async function personValues(database: Querier, personId: number | null) {
  if (personId === null) return {}
  const [person] = await database
    .select({ name: people.name, cpf: people.cpf })
    .from(people)
    .where(eq(people.id, personId))
  return person ? standardValues(person) : {}
}

async function rowOf(database: Querier, id: number): Promise<OutboxRow> {
  const [row] = await select(database, eq(emails.id, id), { limit: 1, offset: 0 })
  if (!row) throw notFound('Este e-mail não existe ou já foi apagado.')
  return row
}

function select(
  database: Querier,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<OutboxRow[]> {
  const [person, attendant] = [alias(people, 'person'), alias(people, 'attendant')]
  return database
    .select({
      email: emails,
      personName: person.name,
      attendantName: attendant.name,
      announcementTitle: announcements.title,
      ownSubject: emailTexts.subject,
    })
    .from(emails)
    .leftJoin(person, eq(person.id, emails.personId))
    .leftJoin(attendant, eq(attendant.id, emails.causedById))
    .leftJoin(announcements, eq(announcements.id, emails.announcementId))
    .leftJoin(emailTexts, isTextOf(emails))
    .where(condition)
    .orderBy(desc(emails.queuedAt), desc(emails.id))
    .limit(limit)
    .offset(offset)
}

function conditionOf({ state, personId, requestId, announcementId, template }: Omit<OutboxFilters, 'page'>) {
  return and(
    state === 'nao-entregues'
      ? inArray(emails.state, [...undeliveredStates])
      : state === 'todos'
        ? undefined
        : eq(emails.state, state),
    personId === undefined ? undefined : eq(emails.personId, personId),
    requestId === undefined ? undefined : eq(emails.requestId, requestId),
    announcementId === undefined ? undefined : eq(emails.announcementId, announcementId),
    template === undefined ? undefined : eq(emails.template, template),
  )
}
