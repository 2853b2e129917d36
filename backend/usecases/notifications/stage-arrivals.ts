import { and, desc, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Notification } from '#contract/notifications.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { plans } from '../../database/schema/plans.ts'
import { requestStages } from '../../database/schema/request-stages.ts'
import { requestEvents, requestKinds, requests } from '../../database/schema/requests.ts'
import { serviceDeskReads } from '../../database/schema/service-desk-reads.ts'
import { secondsAfter } from '../../security/tokens.ts'
import { FEED_LIMIT, FEED_SECONDS, itemOnWire } from './feed-wire.ts'

/** Requests that came to a stage in which an attendant may act, those that wait there first; of those and of the others the newest. */
export async function arrivalsFor(
  database: Querier,
  { personId, now }: { personId: number; now: Date },
): Promise<Notification[]> {
  const news = and(eq(people.id, personId), gte(requestEvents.at, secondsAfter(now, -FEED_SECONDS)))
  const waiting = await readArrivals(database, and(news, isWaiting))
  const newest = await readArrivals(database, news)
  const known = new Set(waiting.map(({ notification }) => notification.id))
  return [...waiting, ...newest.filter(({ notification }) => !known.has(notification.id))].map(
    ({ notification }) => notification,
  )
}

/** Who may act on a request in the stage to which an event brought it, and what each of them is told. */
export function arrivalOf(
  database: Querier,
  eventId: number,
): Promise<{ attendantId: number; notification: Notification }[]> {
  return readArrivals(database, eq(requestEvents.id, eventId))
}

/** Nobody has begun with it in the stage that it came to. */
const isWaiting = and(
  eq(requests.status, RequestStatus.inAnalysis),
  isNull(requests.analystId),
  eq(requestStages.enteredAt, requestEvents.at),
  isNull(requestStages.leftAt),
)

async function readArrivals(database: Querier, condition: SQL | undefined) {
  const rows = await database
    .select({
      id: requestEvents.id,
      at: requestEvents.at,
      idRequisicao: requests.id,
      protocolo: requests.protocol,
      servico: requestKinds.name,
      plano: plans.name,
      etapa: requestStages.name,
      attendantId: people.id,
      isWaiting: sql<boolean>`coalesce(${isWaiting}, false)`,
      readAt: serviceDeskReads.readAt,
    })
    .from(requestEvents)
    .innerJoin(requests, eq(requests.id, requestEvents.requestId))
    .innerJoin(
      requestStages,
      and(
        eq(requestStages.requestId, requests.id),
        eq(requestStages.position, sql`${requestEvents.stage} + 1`),
      ),
    )
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(plans, eq(plans.id, requests.planId))
    .innerJoin(people, gte(people.adminLevel, requestStages.level))
    .crossJoinLateral(sql`request_involvements(${requests.id}, ${people.id}) as involved`)
    .leftJoin(
      serviceDeskReads,
      and(
        eq(serviceDeskReads.personId, people.id),
        eq(serviceDeskReads.kind, 'stage'),
        eq(serviceDeskReads.itemId, requestEvents.id),
      ),
    )
    .where(and(condition, eq(requestEvents.fromStatus, requestEvents.toStatus), mayAct()))
    .orderBy(desc(requestEvents.at), desc(requestEvents.id))
    .limit(FEED_LIMIT)
  return rows.map(({ id, at, idRequisicao, attendantId, isWaiting: waits, readAt, ...values }) => ({
    attendantId,
    notification: itemOnWire('solicitacao_na_etapa', values, {
      item: { kind: 'stage', id },
      at,
      isRead: readAt !== null || !waits,
      idRequisicao,
      idConversa: null,
    }),
  }))
}

/**
 * The attendants (`people`) who may act on a request in the stage that it came to, beside their level: whoever the database lets decide
 * it, and those who only may not approve it where nothing is approved yet. To who sent it on it is no news.
 */
function mayAct(): SQL | undefined {
  const stages = sql`(select count(*) from request_stages other where other.request_id = ${requests.id})`
  return and(
    ne(people.id, requestEvents.authorId),
    sql`(involved.involvement is null or (involved.involvement = 'worker' and ${requestStages.position} < ${stages}))`,
  )
}
