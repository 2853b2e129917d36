import { eq } from 'drizzle-orm'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { requests } from '../../database/schema/requests.ts'

/** Day on which a request was filed, by whose window it is judged when it comes back; `today` where there is none of the id. */
export async function filingDay(database: Querier, requestId: number, today: IsoDate): Promise<IsoDate> {
  const [request] = await database
    .select({ filedAt: requests.filedAt })
    .from(requests)
    .where(eq(requests.id, requestId))
  return request ? saoPauloDateOf(request.filedAt) : today
}
