import type { IsoDate } from '#domain/calendar.ts'
import { toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS } from '#domain/quotas.ts'
import type { Querier } from '../client.ts'
import { doneSwitches } from './investment-profiles.ts'
import { type QuotaValue, quotasUntil } from './ledger.ts'

/** More quotas than any history has. */
export const ALL_QUOTAS = 2_000

/**
 * Values of a link's quotas up to a day, oldest first, as one series in quotas of its profile of today: before a switch the old
 * profile's values, at the rate at which its quotas went over. So past balances and returns are those that the link really had.
 */
export async function quotasOfLink(
  database: Querier,
  link: { id: number; profileId: number },
  period: { until: IsoDate; count: number },
): Promise<QuotaValue[]> {
  const switches = await doneSwitches(database, link.id)
  let series = await quotasUntil(database, link.profileId, period)
  let factor = toDecimal(1)
  for (const { quotaDate, fromProfileId, oldUnitValue, newUnitValue } of switches) {
    factor = factor.times(toDecimal(newUnitValue)).dividedBy(toDecimal(oldUnitValue))
    const before = await quotasUntil(database, fromProfileId, period)
    const rate = factor
    series = [
      ...before
        .filter(({ date }) => date < quotaDate)
        .map(({ date, value }) => ({ date, value: toDecimal(value).times(rate).toFixed(QUOTA_DECIMALS) })),
      ...series.filter(({ date }) => date >= quotaDate),
    ]
  }
  return series
}
