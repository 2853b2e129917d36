import { and, asc, eq, gt, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Api } from '../../api.ts'
import type { Database } from '../../database/client.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { settlements } from '../../database/schema/settlements.ts'
import { Problem } from '../../problem.ts'
import { runWork, type WorkOrigin } from '../../work.ts'
import { storedData } from './request-data.ts'
import { lockRequest } from './request-facts.ts'
import { settleInstalment } from './settle-request.ts'

/** How many are looked for at a time. */
const BATCH = 100

/**
 * Settles what granted requests promised by a day, each in a transaction of its own and those of a request in order. One that fails is
 * logged, kept for attendants to see and tried again the next time; it keeps none of the others from it. Two nodes at once settle each
 * once. @returns how many were settled
 */
export async function settleDue(
  api: Api,
  origin: WorkOrigin,
  day: IsoDate = saoPauloDateOf(origin.now),
): Promise<number> {
  let settled = 0
  let after: Due | null = null
  for (;;) {
    const due: Due[] = await dueAfter(api.database, day, after)
    for (const settlement of due) {
      if (await trySettling(api, origin, settlement)) settled += 1
    }
    after = due.at(-1) ?? null
    if (!after) return settled
  }
}

type Due = { id: number; requestId: number; dueOn: IsoDate }

/** Due and not settled, by day, without those that wait for an earlier one of their request. */
async function dueAfter(database: Database, day: IsoDate, after: Due | null): Promise<Due[]> {
  const earlier = alias(settlements, 'earlier')
  return database
    .select({ id: settlements.id, requestId: settlements.requestId, dueOn: settlements.dueOn })
    .from(settlements)
    .where(
      and(
        isNull(settlements.settledAt),
        lte(settlements.dueOn, day),
        after
          ? or(
              gt(settlements.dueOn, after.dueOn),
              and(eq(settlements.dueOn, after.dueOn), gt(settlements.id, after.id)),
            )
          : undefined,
        notExists(
          database
            .select({ one: sql`1` })
            .from(earlier)
            .where(
              and(
                eq(earlier.requestId, settlements.requestId),
                lt(earlier.number, settlements.number),
                isNull(earlier.settledAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(settlements.dueOn), asc(settlements.id))
    .limit(BATCH)
}

async function trySettling(api: Api, origin: WorkOrigin, due: Due): Promise<boolean> {
  try {
    return await settleOne(api, origin, due)
  } catch (error) {
    api.log.error({ err: error, requestId: due.requestId, settlementId: due.id }, 'a request was not settled')
    await api.database
      .update(settlements)
      .set({
        failure: error instanceof Problem ? error.detail : UNEXPECTED,
        failedAt: origin.now,
        failures: sql`least(${settlements.failures} + 1, 32767)`,
      })
      .where(and(eq(settlements.id, due.id), isNull(settlements.settledAt)))
    return false
  }
}

const UNEXPECTED = 'Erro inesperado. O sistema tenta de novo sozinho; se continuar, avise o suporte.'

function settleOne(api: Api, origin: WorkOrigin, { id, requestId }: Due): Promise<boolean> {
  return runWork(api, origin, async (work) => {
    const facts = await lockRequest(work, requestId)
    const [waiting] = await work.database
      .select({ id: settlements.id })
      .from(settlements)
      .where(and(eq(settlements.id, id), isNull(settlements.settledAt)))
      .for('update', { skipLocked: true })
    if (!waiting || facts?.request.status !== RequestStatus.granted) return false
    const kind = work.requestKinds.byId(facts.kind.id)
    if (!kind) throw new Error(`nothing is known of the kind ${facts.kind.slug} any more`)
    const row = await linkById(work.database, facts.request.linkId)
    const data = await storedData(work.database, kind, requestId)
    await settleInstalment(work, facts, kind, { settlementId: id, row, data })
    return true
  })
}
