import { and, asc, desc, eq, notInArray } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { Querier } from '../client.ts'
import { requestKindId } from '../reference-data.ts'
import { requests } from '../schema/requests.ts'
import { taxRegimeOptions } from '../schema/tax-regime-options.ts'

export type TaxRegimeOption = typeof taxRegimeOptions.$inferSelect

/** The newest option of a link; null when nothing was ever chosen. */
export async function newestRegimeOption(database: Querier, linkId: number): Promise<TaxRegimeOption | null> {
  const [row] = await database
    .select()
    .from(taxRegimeOptions)
    .where(eq(taxRegimeOptions.linkId, linkId))
    .orderBy(desc(taxRegimeOptions.chosenOn), desc(taxRegimeOptions.id))
    .limit(1)
  return row ?? null
}

/** Day of the first redemption that was asked for; refused, cancelled and expired ones don't count. */
export async function firstRedemptionOn(database: Querier, linkId: number): Promise<IsoDate | null> {
  const { refused, cancelled, expired } = RequestStatus
  const [row] = await database
    .select({ filedAt: requests.filedAt })
    .from(requests)
    .where(
      and(
        eq(requests.linkId, linkId),
        eq(requests.kindId, requestKindId('resgate')),
        notInArray(requests.status, [refused, cancelled, expired]),
      ),
    )
    .orderBy(asc(requests.filedAt))
    .limit(1)
  return row ? saoPauloDateOf(row.filedAt) : null
}
