import { and, asc, lte, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import type { Querier } from '../database/client.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'

/** Rest of the money that was first credited to an account on one day, in quotas of one profile; decimal text. */
export type OpenLot = {
  linkId: number
  account: LedgerAccount
  profileId: number
  lotDate: IsoDate
  quotas: string
}

/** The lots of links that still hold quotas at the end of a day, oldest first: sums, because every entry names its lot. */
export async function openLotsOf(
  database: Querier,
  linkIds: readonly number[],
  until?: IsoDate,
): Promise<OpenLot[]> {
  const { linkId, account, profileId, lotDate, date, quotas } = ledgerEntries
  if (linkIds.length === 0) return []
  return database
    .select({ linkId, account, profileId, lotDate, quotas: sql<string>`sum(${quotas})` })
    .from(ledgerEntries)
    .where(
      and(
        sql`${linkId} = any(${sql.param([...linkIds])}::int[])`,
        until === undefined ? undefined : lte(date, until),
      ),
    )
    .groupBy(linkId, account, profileId, lotDate)
    .having(sql`sum(${quotas}) <> 0`)
    .orderBy(asc(lotDate), asc(account))
}

/** Quotas credited to a lot or taken from it on one day; decimal text. */
export type LotMovement = OpenLot & { date: IsoDate }

/** The movements of the lots of links, day by day. */
export async function lotMovementsOf(database: Querier, linkIds: readonly number[]): Promise<LotMovement[]> {
  const { linkId, account, profileId, lotDate, date, quotas } = ledgerEntries
  if (linkIds.length === 0) return []
  return database
    .select({ linkId, account, profileId, lotDate, date, quotas: sql<string>`sum(${quotas})` })
    .from(ledgerEntries)
    .where(sql`${linkId} = any(${sql.param([...linkIds])}::int[])`)
    .groupBy(linkId, account, profileId, lotDate, date)
    .having(sql`sum(${quotas}) <> 0`)
}
