import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Querier } from '../../database/client.ts'
import { requestChecks } from '../../database/schema/request-stages.ts'
import { requestEvents, requestPayloads } from '../../database/schema/requests.ts'

/** Who had a hand in a request so far; people's ids. */
export type RequestParties = {
  /** Who wrote what it asks for: filed or corrected it. */
  filerIds: readonly number[]
  /** Who did anything of it before its last stage; of a request of one stage, who moved it. What is ticked in the last stage is not counted. */
  earlierWorkerIds: readonly number[]
  /** Who changed lately by what its person is known: they count among those who acted for them. */
  contactChangerIds: readonly number[]
}

/** Reads them. `stageCount`: stages of the request. */
export async function readParties(
  database: Querier,
  requestId: number,
  stageCount: number,
): Promise<Omit<RequestParties, 'contactChangerIds'>> {
  const isFiling = sql<boolean>`(${requestEvents.fromStatus} is null)`
  const isEarlier =
    stageCount > 1 ? or(isNull(requestEvents.stage), lt(requestEvents.stage, stageCount)) : undefined
  // A tick that was taken back was work all the same, and so is taking it back.
  const isEarlierCheck = and(eq(requestChecks.requestId, requestId), lt(requestChecks.position, stageCount))
  const rows = await unionAll(
    database
      .select({ id: sql<number>`${requestPayloads.authorId}`, isFiler: sql<boolean>`true` })
      .from(requestPayloads)
      .where(and(eq(requestPayloads.requestId, requestId), isNotNull(requestPayloads.authorId))),
    database
      .select({ id: sql<number>`${requestEvents.authorId}`, isFiler: isFiling })
      .from(requestEvents)
      .where(and(eq(requestEvents.requestId, requestId), isNotNull(requestEvents.authorId), isEarlier)),
    database
      .select({ id: sql<number>`${requestChecks.checkedBy}`, isFiler: sql<boolean>`false` })
      .from(requestChecks)
      .where(isEarlierCheck),
    database
      .select({ id: sql<number>`${requestChecks.untickedBy}`, isFiler: sql<boolean>`false` })
      .from(requestChecks)
      .where(and(isEarlierCheck, isNotNull(requestChecks.untickedBy))),
  )
  const idsOf = (found: typeof rows) => [...new Set(found.map(({ id }) => id))]
  return { filerIds: idsOf(rows.filter(({ isFiler }) => isFiler)), earlierWorkerIds: idsOf(rows) }
}
