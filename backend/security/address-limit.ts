import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { requestCounts } from '../database/schema/request-counts.ts'
import { tooManyRequests } from '../problem.ts'
import { countedPart } from './address.ts'
import { hashSecret } from './tokens.ts'

const MINUTE_MS = 60_000

/** A call from an address, and how often it may be made from there in a minute. */
export type LimitedCall = { path: string; address: string; most: number }

/**
 * Counts a call that anybody may make and that costs the processor something, on all nodes together. One statement, whatever is counted.
 * Who guesses is stopped by `attempts.ts` long before.
 * @throws 429 over the limit, until the minute is over
 */
export async function countCall(
  database: Database,
  { path, address, most }: LimitedCall,
  now: Date,
): Promise<void> {
  const minute = new Date(now.getTime() - (now.getTime() % MINUTE_MS))
  const [counted] = await database
    .insert(requestCounts)
    .values({ key: hashSecret(`${path} ${countedPart(address)}`), minute, count: 1 })
    .onConflictDoUpdate({
      target: [requestCounts.key, requestCounts.minute],
      set: { count: sql`${requestCounts.count} + 1` },
    })
    .returning({ count: requestCounts.count })
  if (!counted) throw new Error('the call was not counted')
  if (counted.count > most) throw tooManyRequests(minute.getTime() + MINUTE_MS - now.getTime())
}
