import type { Competence } from '#domain/calendar.ts'
import { addToCompetence, compareIso, competenceOf } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { returnBetween, returnPercent } from '#domain/quotas.ts'
import type { ProfileQuota } from './statement-entry.ts'

/** Unit values of one profile at the ends of months, oldest first. */
export type MonthEnds = ReadonlyMap<Competence, Amount>

/** The last quota of each month. */
export function monthEnds(quotas: readonly ProfileQuota[], profileId: number): MonthEnds {
  const byMonth = new Map<Competence, Amount>()
  for (const quota of quotas.toSorted((one, other) => compareIso(one.date, other.date))) {
    if (quota.profileId === profileId) byMonth.set(competenceOf(quota.date), quota.unitValue)
  }
  return byMonth
}

/**
 * Return from the end of the month before `from` to the end of `to`, per cent with four decimals; null when a unit value is
 * missing. Months are chained by the unit values themselves, never summed.
 */
export function returnOfMonths(ends: MonthEnds, from: Competence, to: Competence): number | null {
  const [before, last] = [ends.get(addToCompetence(from, -1)), ends.get(to)]
  return before === undefined || last === undefined ? null : returnPercent(returnBetween(before, last))
}

/** A month of the table of returns, per cent with four decimals; null where a profile had no quota. */
export interface ReturnRow {
  month: Competence
  byProfile: { profileId: number; month: number | null; year: number | null; twelveMonths: number | null }[]
}

/** Returns of each month, of its year so far and of twelve months, by profile; newest month first. */
export function returnTable(
  quotas: readonly ProfileQuota[],
  profileIds: readonly number[],
  months: readonly Competence[],
): ReturnRow[] {
  const profiles = profileIds.map((profileId) => ({ profileId, ends: monthEnds(quotas, profileId) }))
  return months
    .toSorted((one, other) => compareIso(other, one))
    .map((month) => ({
      month,
      byProfile: profiles.map(({ profileId, ends }) => ({
        profileId,
        month: returnOfMonths(ends, month, month),
        year: returnOfMonths(ends, `${month.slice(0, 4)}-01`, month),
        twelveMonths: returnOfMonths(ends, addToCompetence(month, -11), month),
      })),
    }))
}
