import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { Decimal, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { ProfileQuota, StatementEntry } from './statement-entry.ts'
import type { StatementFilter } from './statement-lines.ts'

/** Worth of a filter's quotas. `quotaDate` is the newest day whose unit value was used; null where nothing was held yet. */
export interface BalanceOnDay {
  balance: number
  quotaDate: IsoDate | null
}

/** Balances at the two ends of a period. */
export interface PeriodBalances {
  /** At the newest unit values from before the first month. */
  opening: BalanceOnDay
  /** At the newest unit values of the last month, or of today. */
  closing: BalanceOnDay
}

/**
 * Balances at the two ends of the period of a filter, in the accounts and profiles chosen. The types of movement do not narrow them: a
 * balance is made of all. `quotas` reach back to the first movement.
 */
export function periodBalances(
  entries: readonly StatementEntry[],
  quotas: readonly ProfileQuota[],
  { period: { from, to }, accounts, profileIds }: Pick<StatementFilter, 'period' | 'accounts' | 'profileIds'>,
): PeriodBalances {
  const chosen = entries.filter(
    ({ account, profileId }) =>
      isIndividualAccount(account) &&
      (accounts.length === 0 || accounts.includes(account)) &&
      (profileIds.length === 0 || profileIds.includes(profileId)),
  )
  const until = (isIncluded: (month: Competence) => boolean) =>
    balanceOf(
      chosen.filter(({ creditedOn }) => isIncluded(competenceOf(creditedOn))),
      quotas.filter(({ date }) => isIncluded(competenceOf(date))),
    )
  return {
    opening: until((month) => from !== null && month < from),
    closing: until((month) => to === null || month <= to),
  }
}

function balanceOf(entries: readonly StatementEntry[], quotas: readonly ProfileQuota[]): BalanceOnDay {
  const held = new Map<number, Decimal>()
  for (const { profileId, quotas: moved } of entries)
    held.set(profileId, toDecimal(moved).plus(held.get(profileId) ?? 0))
  let [sum, quotaDate] = [new Decimal(0), null as IsoDate | null]
  for (const [profileId, quantity] of held) {
    if (quantity.isZero()) continue
    const newest = newestOf(quotas.filter((quota) => quota.profileId === profileId))
    if (!newest) continue
    sum = sum.plus(quantity.times(toDecimal(newest.unitValue)))
    if (quotaDate === null || newest.date > quotaDate) quotaDate = newest.date
  }
  return { balance: roundHalfUp2(sum), quotaDate }
}

function newestOf(quotas: readonly ProfileQuota[]): ProfileQuota | null {
  return quotas.reduce<ProfileQuota | null>(
    (newest, quota) => (newest === null || quota.date > newest.date ? quota : newest),
    null,
  )
}
