import type { IsoDate } from '#domain/calendar.ts'
import { accountOf, isIndividualAccount, type LedgerEntry } from '#domain/ledger.ts'
import { type LedgerTotals, ledgerTotals } from '#domain/ledger-totals.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { newestQuotas, type QuotaValue } from '../../database/queries/ledger.ts'

/** Quotas that a link holds in one profile, eight decimals as text, and what each is worth. */
type Position = { profileId: number; quotas: string; quota: QuotaValue }

export type Balance = {
  /** At the newest quota of each profile. */
  totals: LedgerTotals
  /** Where quotas are held: usually one profile. */
  positions: Position[]
  /** Newest quota of the link's own profile; null while none was published. */
  quota: QuotaValue | null
}

/**
 * Value of a link's entries on a day, with what went in and out and the return: the quotas held in each profile at the value published for it.
 * Who needs the balance alone asks {@link accountBalances}.
 */
export async function readBalance(
  database: Querier,
  profileId: number,
  entries: readonly (LedgerEntry & { profileId: number })[],
  today: IsoDate,
): Promise<Balance> {
  const held = new Map<number, Decimal>()
  for (const entry of entries) {
    if (!isIndividualAccount(accountOf(entry))) continue
    held.set(entry.profileId, toDecimal(entry.quotas).plus(held.get(entry.profileId) ?? 0))
  }
  const quotas = await newestQuotas(database, [...new Set([profileId, ...held.keys()])], today)
  const unitValues = new Map([...quotas].map(([id, { value }]) => [id, value]))
  return {
    totals: ledgerTotals(entries, unitValues),
    positions: [...held].flatMap(([id, quantity]) => {
      const quota = quotas.get(id)
      return quota && !quantity.isZero() ? [{ profileId: id, quotas: quantity.toFixed(8), quota }] : []
    }),
    quota: quotas.get(profileId) ?? null,
  }
}
