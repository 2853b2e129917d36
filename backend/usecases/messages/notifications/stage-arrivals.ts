import { and, desc, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { people } from '#backend/database/schema/people.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { requestStages } from '#backend/database/schema/request-stages.ts'
import { requestEvents, requestKinds, requests } from '#backend/database/schema/requests.ts'
import { serviceDeskReads } from '#backend/database/schema/service-desk-reads.ts'
import { secondsAfter } from '#backend/security/tokens.ts'
import type { Notification } from '#contract/messages/notifications.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { FEED_LIMIT, FEED_SECONDS, itemOnWire } from './feed-wire.ts'

type Reader = { personId: number; now: Date }

/** Requests that came to a stage in which an attendant may act, those that wait there first; of those and of the others the newest. */
export async function arrivalsFor(database: Querier, { personId, now }: Reader): Promise<Notification[]> {
  const waiting = await waitingArrivals(database, { personId, now })
  const newest = await readArrivals(database, newsOf({ personId, now }))
  const known = new Set(waiting.map(({ id }) => id))
  return [...waiting, ...newest.map(({ notification }) => notification).filter(({ id }) => !known.has(id))]
}

/** Those of them that wait there. */
export async function waitingArrivals(database: Querier, reader: Reader): Promise<Notification[]> {
  if (!(await isAnyWaiting(database))) return []
  const waiting = await readArrivals(database, and(newsOf(reader), isWaiting))
  return waiting.map(({ notification }) => notification)
}

/** Whether anything waits for somebody to begin with it: mostly nothing does, and who may act on what costs more to plan than this to ask. */
async function isAnyWaiting(database: Querier): Promise<boolean> {
  const [one] = await database
    .select({ id: requestEvents.id })
    .from(requests)
    .innerJoin(requestStages, eq(requestStages.requestId, requests.id))
    .innerJoin(requestEvents, eq(requestEvents.requestId, requests.id))
    .where(and(isWaiting, eq(requestEvents.fromStatus, requestEvents.toStatus)))
    .limit(1)
  return one !== undefined
}

function newsOf({ personId, now }: Reader): SQL | undefined {
  return and(eq(people.id, personId), gte(requestEvents.at, secondsAfter(now, -FEED_SECONDS)))
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
    // Kept apart by the offset: merged into the query, it would be planned once for each place that asks it.
    .crossJoinLateral(
      sql`(select involvement from request_involvements(${requests.id}, ${people.id}) offset 0) as involved`,
    )
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
