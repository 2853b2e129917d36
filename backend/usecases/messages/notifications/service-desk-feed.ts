import { and, desc, eq, gte, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Api } from '#backend/api.ts'
import type { Querier } from '#backend/database/client.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { conversations, messages } from '#backend/database/schema/conversations.ts'
import { people } from '#backend/database/schema/people.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { requestKinds, requests } from '#backend/database/schema/requests.ts'
import { serviceDeskReads } from '#backend/database/schema/service-desk-reads.ts'
import { NotificationType } from '#backend/messages/notify.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import type { Notification, UnreadNotification } from '#contract/messages/notifications.ts'
import { firstName } from '#domain/first-name.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { type RequestKinds, requestKindsIn } from '../../request-engine/request-kinds.ts'
import { type FeedItem, idOfItem } from './feed-ids.ts'
import { FEED_LIMIT, FEED_SECONDS, itemOnWire } from './feed-wire.ts'
import { arrivalsFor, waitingArrivals } from './stage-arrivals.ts'

/** Where requests wait, and the kinds that they are of. */
type Queue = Pick<Api, 'database' | 'parts'>

/** Who looks at the queue. */
export type FeedReader = { personId: number; now: Date }

/**
 * Notifications of an attendant: requests that were filed for the service desk, those that came to a stage in which they may act, and
 * messages of participants; each newest first.
 */
export async function readServiceDeskFeed(queue: Queue, reader: FeedReader): Promise<Notification[]> {
  const [waiting, newest, arrived, written] = await Promise.all([
    filedRequests(queue, reader, eq(requests.status, RequestStatus.received)),
    filedRequests(queue, reader, undefined),
    arrivalsFor(queue.database, reader),
    writtenMessages(queue.database, reader),
  ])
  const known = new Set(waiting.map(({ id }) => id))
  return [...waiting, ...newest.filter(({ id }) => !known.has(id)), ...arrived, ...written]
}

/** The unread part of it, without its words: as much is looked at, and no more than may wait. */
export async function readWaitingFeed(
  queue: Queue,
  reader: FeedReader,
): Promise<(UnreadNotification & { at: Date })[]> {
  const { database } = queue
  const newest = newestFiled(queue, reader, eq(requests.status, RequestStatus.received))
  const [filed, arrived, written] = await Promise.all([
    database
      .select({ id: newest.id, at: newest.filedAt })
      .from(newest)
      .leftJoin(serviceDeskReads, markOf('request', newest.id, reader))
      .where(isNull(serviceDeskReads.readAt)),
    waitingArrivals(database, reader),
    newestWritten(database, reader),
  ])
  const { request, conversation } = NotificationType
  const unread = written.filter(({ isDone, readAt }) => !isDone && readAt === null)
  return [
    ...filed.map(({ id, at }) => ({ id: idOfItem({ kind: 'request', id }), tipo: request, at })),
    ...arrived
      .filter(({ reagido }) => reagido === 'N')
      .map(({ id, data_notificacao }) => ({ id, tipo: request, at: new Date(data_notificacao) })),
    ...unread.map(({ id, at }) => ({ id: idOfItem({ kind: 'message', id }), tipo: conversation, at })),
  ]
}

/** News for every attendant, as it happens; null where it is none to them, as for a request that was decided at once. */
export async function feedItemOf(
  queue: Queue,
  item: FeedItem & { kind: 'request' | 'message' },
): Promise<Notification | null> {
  const nobody = { personId: 0, now: null }
  const [found] =
    item.kind === 'request'
      ? await filedRequests(queue, nobody, eq(requests.id, item.id))
      : await writtenMessages(queue.database, nobody, eq(messages.id, item.id))
  return found ?? null
}

/** Kinds that the service desk files itself are no news to it. */
function filedByServiceDesk({ all }: RequestKinds): number[] {
  return all.filter(({ filedBy }) => filedBy === 'attendant').map(({ slug }) => requestKindId(slug))
}

/** Without `now` however long ago. */
type Since = { personId: number; now: Date | null }

const since = (column: typeof requests.filedAt | typeof messages.sentAt, { now }: Since) =>
  now === null ? undefined : gte(column, secondsAfter(now, -FEED_SECONDS))

/** The newest are found in one table, in the order of its index, before anything is read beside it. */
function newestFiled({ database, parts }: Queue, reader: Since, condition: SQL | undefined) {
  return database
    .select({
      id: requests.id,
      protocol: requests.protocol,
      filedAt: requests.filedAt,
      status: requests.status,
      kindId: requests.kindId,
      planId: requests.planId,
    })
    .from(requests)
    .where(
      and(
        condition,
        since(requests.filedAt, reader),
        notInArray(requests.kindId, filedByServiceDesk(requestKindsIn({ parts }))),
        ne(requests.personId, reader.personId),
        // A declaration is complete as it is filed: nobody has to look at it.
        sql`${requests.decidedAt} is distinct from ${requests.filedAt}`,
      ),
    )
    .orderBy(desc(requests.filedAt), desc(requests.id))
    .limit(FEED_LIMIT)
    .as('newest')
}

async function filedRequests(
  queue: Queue,
  reader: Since,
  condition: SQL | undefined,
): Promise<Notification[]> {
  const newest = newestFiled(queue, reader, condition)
  const rows = await queue.database
    .select({
      id: newest.id,
      protocolo: newest.protocol,
      at: newest.filedAt,
      status: newest.status,
      servico: requestKinds.name,
      plano: plans.name,
      readAt: serviceDeskReads.readAt,
    })
    .from(newest)
    .innerJoin(requestKinds, eq(requestKinds.id, newest.kindId))
    .innerJoin(plans, eq(plans.id, newest.planId))
    .leftJoin(serviceDeskReads, markOf('request', newest.id, reader))
    .orderBy(desc(newest.filedAt), desc(newest.id))
  return rows.map(({ id, at, status, readAt, ...values }) =>
    itemOnWire('nova_solicitacao', values, {
      item: { kind: 'request', id },
      at,
      isRead: readAt !== null || status !== RequestStatus.received,
      idRequisicao: id,
      idConversa: null,
    }),
  )
}

/** The newest messages of participants; done: nobody has to answer any more. */
function newestWritten(database: Querier, reader: Since, condition?: SQL) {
  return database
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      subject: conversations.subject,
      writerId: conversations.personId,
      at: messages.sentAt,
      isDone: sql<boolean>`(${conversations.closedAt} is not null or exists (select from messages answer
        where answer.conversation_id = ${messages.conversationId} and answer.id > ${messages.id}
          and answer.author_role = 'attendant' and answer.kind = 'message'))`.as('is_done'),
      readAt: serviceDeskReads.readAt,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .leftJoin(serviceDeskReads, markOf('message', messages.id, reader))
    .where(
      and(
        condition,
        since(messages.sentAt, reader),
        sql`${messages.authorRole} = 'participant' and ${messages.kind} = 'message'`,
        ne(conversations.personId, reader.personId),
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(FEED_LIMIT)
}

async function writtenMessages(database: Querier, reader: Since, condition?: SQL): Promise<Notification[]> {
  const written = newestWritten(database, reader, condition).as('written')
  const rows = await database
    .select({
      id: written.id,
      conversationId: written.conversationId,
      at: written.at,
      subject: written.subject,
      name: people.name,
      isFirst: sql<boolean>`not exists (select from messages earlier
        where earlier.conversation_id = ${written.conversationId} and earlier.id < ${written.id})`,
      isDone: written.isDone,
      readAt: written.readAt,
    })
    .from(written)
    .innerJoin(people, eq(people.id, written.writerId))
    .orderBy(desc(written.at), desc(written.id))
  return rows.map(({ id, conversationId, at, subject, name, isFirst, isDone, readAt }) =>
    itemOnWire(
      isFirst ? 'nova_conversa_atendimento' : 'nova_mensagem_atendimento',
      { nome: firstName(name), assunto: subject },
      {
        item: { kind: 'message', id },
        at,
        isRead: readAt !== null || isDone,
        idRequisicao: null,
        idConversa: conversationId,
      },
    ),
  )
}

function markOf(kind: FeedItem['kind'], id: AnyPgColumn, { personId }: Since): SQL | undefined {
  return and(
    eq(serviceDeskReads.personId, personId),
    eq(serviceDeskReads.kind, kind),
    eq(serviceDeskReads.itemId, id),
  )
}
