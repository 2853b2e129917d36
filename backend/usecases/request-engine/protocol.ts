import { sql } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { formatProtocol } from '#domain/requests/protocol.ts'
import { protocolSequences } from '../../database/schema/requests.ts'
import type { Work } from '../../work.ts'

/**
 * Takes the next protocol of the year, without gaps: filings wait for each other from here to the commit. Call it once everything was
 * checked, so that a refused filing keeps nobody waiting.
 */
export async function nextProtocol(work: Work): Promise<string> {
  const year = Number(saoPauloDateOf(work.now).slice(0, 4))
  const [row] = await work.database
    .insert(protocolSequences)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: protocolSequences.year,
      set: { last: sql`${protocolSequences.last} + 1` },
    })
    .returning({ last: protocolSequences.last })
  if (!row) throw new Error('no protocol number was given')
  return formatProtocol(year, row.last)
}
