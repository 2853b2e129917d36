import type { Querier } from '#backend/database/client.ts'
import { newestQuotas, type QuotaValue } from '#backend/database/queries/ledger.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { type OpenLot, openLotsOf } from '#backend/ledger/open-lots.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import { Decimal, proRata, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS, type QuotaLot } from '#domain/quotas.ts'

/** The lots that are still there, oldest first, with the quota they are valued by. */
export type OwnLots = { lots: QuotaLot[]; quota: QuotaValue }

/**
 * The open lots of a link's individual accounts on a day, those of one day together; null without balance. What is held in another
 * profile counts as so many quotas of the link's own as it is worth.
 */
export async function readOwnLots(database: Querier, row: LinkRow, today: IsoDate): Promise<OwnLots | null> {
  const own = await readAccountLots(database, row, today)
  if (!own) return null
  const byDay = Map.groupBy(own.lots, ({ creditedOn }) => creditedOn)
  const lots = [...byDay].map(([creditedOn, ofDay]) => ({ creditedOn, quotas: exactSum(ofDay) }))
  return { ...own, lots }
}

/** A lot of one account. */
export type AccountLot = QuotaLot & { account: LedgerAccount }

/** The same lots, account by account. */
export async function readAccountLots(
  database: Querier,
  { link }: LinkRow,
  today: IsoDate,
): Promise<(Pick<OwnLots, 'quota'> & { lots: AccountLot[] }) | null> {
  const open = await openLotsOf(database, [link.id], today)
  const quotas = await newestQuotas(
    database,
    [...new Set([link.profileId, ...open.map(({ profileId }) => profileId)])],
    today,
  )
  const quota = quotas.get(link.profileId)
  if (!quota || open.length === 0) return null
  const lots = open.map((lot) => ({
    account: lot.account,
    creditedOn: lot.lotDate,
    quotas: lot.profileId === link.profileId ? lot.quotas : worthIn(quota, lot, quotas.get(lot.profileId)),
  }))
  return { lots, quota }
}

function worthIn(own: QuotaValue, { quotas }: OpenLot, other: QuotaValue | undefined): string {
  return proRata(quotas, other?.value ?? 0, own.value).toFixed(QUOTA_DECIMALS)
}

function exactSum(lots: readonly QuotaLot[]): string {
  return lots
    .reduce<Decimal>((sum, { quotas }) => sum.plus(toDecimal(quotas)), new Decimal(0))
    .toFixed(QUOTA_DECIMALS)
}
