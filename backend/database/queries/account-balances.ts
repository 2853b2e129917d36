import { and, eq, lte, sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { isIndividualAccount, type LedgerAccount } from '#domain/ledger.ts'
import { closedBalances } from '#domain/ledger-totals.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { Querier } from '../client.ts'
import { ledgerEntries } from '../schema/ledger.ts'
import { newestQuotaOf } from './ledger.ts'

/**
 * The balance: worth of each account of a link on a day, reais, by the newest quota of each profile up to it; together what
 * {@link ledgerTotals} says of the link. Empty accounts are left out.
 */
export async function accountBalances(
  database: Querier,
  linkId: number,
  day: IsoDate,
): Promise<ReadonlyMap<LedgerAccount, number>> {
  const { account, profileId, quotas } = ledgerEntries
  const held = database
    .select({ account, profileId, quotas: sql<string>`sum(${quotas})`.as('held_quotas') })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.linkId, linkId), lte(ledgerEntries.date, day)))
    .groupBy(account, profileId)
    .as('held')
  const rows = await database
    .select({
      account: held.account,
      quotas: held.quotas,
      value: newestQuotaOf(database, held.profileId, day),
    })
    .from(held)
  const byAccount = Map.groupBy(
    rows.filter((row) => isIndividualAccount(row.account)),
    (row) => row.account,
  )
  return closedBalances(
    new Map(
      [...byAccount].map(([name, positions]) => [
        name,
        positions.reduce<Decimal>(
          (sum, { quotas: of, value }) => sum.plus(toDecimal(of).times(value ?? '0')),
          new Decimal(0),
        ),
      ]),
    ),
  )
}
