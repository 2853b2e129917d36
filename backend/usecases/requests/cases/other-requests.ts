import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { OPEN_STATUSES } from '#backend/database/queries/link-requests.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { requestKinds, requests } from '#backend/database/schema/requests.ts'
import { requestStatusNamed } from '#backend/names.ts'
import type { OtherRequest } from '#contract/requests/cases.ts'
import type { RequestRow } from '../../request-engine/request-facts.ts'

/** Most that a page lists. */
const MOST = 20

/** The person's other requests: the same kind open in the same plan first, of which one may be too many, then the newest. */
export async function othersOf(
  database: Querier,
  { id, personId, kindId, planId }: RequestRow,
): Promise<OtherRequest[]> {
  const isAlike = sql<boolean>`(${and(
    eq(requests.kindId, kindId),
    eq(requests.planId, planId),
    inArray(requests.status, [...OPEN_STATUSES]),
  )})`
  const rows = await database
    .select({
      request: requests,
      kind: requestKinds.name,
      plan: plans.name,
      isAlike,
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(plans, eq(plans.id, requests.planId))
    .where(and(eq(requests.personId, personId), ne(requests.id, id)))
    .orderBy(desc(isAlike), desc(requests.filedAt), desc(requests.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.request.id,
    protocolo: row.request.protocol,
    funcionalidade: { id: row.request.kindId, nome: row.kind },
    plano: { id: row.request.planId, nome: row.plan },
    status: requestStatusNamed(row.request.status),
    dataSolicitacao: row.request.filedAt.toISOString(),
    igual: row.isAlike,
  }))
}
