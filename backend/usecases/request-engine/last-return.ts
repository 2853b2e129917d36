import { and, desc, eq } from 'drizzle-orm'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { type Correction, requestEvents } from '../../database/schema/requests.ts'

/** Corrections of the last return of a request; none where it only gave a reason. */
export async function lastReturn(
  database: Querier,
  requestId: number,
): Promise<{ corrections: readonly Correction[] }> {
  const [event] = await database
    .select({ corrections: requestEvents.corrections })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.toStatus, RequestStatus.returned)))
    .orderBy(desc(requestEvents.at), desc(requestEvents.id))
    .limit(1)
  return { corrections: event?.corrections ?? [] }
}
