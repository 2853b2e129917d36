import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addMonths, addYears, compareIso } from '#domain/calendar.ts'
import { Decimal, roundHalfUp2 } from '#domain/money.ts'

/** Yearly adjustments in per cent, newest first, then repeated: plausible Brazilian consumer inflation. */
const YEARLY_RATES = [3.9, 4.77, 3.71, 5.93, 10.16, 5.45, 4.48, 3.43, 2.07, 6.58] as const

/** Month of the yearly revision of plan units and salaries. */
const REVISION_MONTH = '05'

/**
 * First day of the current values: the latest 1 May that is at least three months old, so that the newest contributions of
 * any seed day already follow them.
 */
function latestRevision(today: IsoDate): IsoDate {
  const newest = addMonths(today, -3)
  const sameYear = `${newest.slice(0, 4)}-${REVISION_MONTH}-01`
  return compareIso(sameYear, newest) <= 0 ? sameYear : addYears(sameYear, -1)
}

/** First day of the values that were in force `revisions` revisions ago. */
export function revisionDate(today: IsoDate, revisions: number): IsoDate {
  return addYears(latestRevision(today), -revisions)
}

/** How many revisions happened after a month: 0 for months under the current values. */
export function revisionsSince(month: Competence, today: IsoDate): number {
  const latest = latestRevision(today).slice(0, 7)
  const years = Number(latest.slice(0, 4)) - Number(month.slice(0, 4))
  return Math.max(0, years + (month.slice(5) < latest.slice(5) ? 1 : 0))
}

const known = new Map<string, number>()

/**
 * A value of today as it was `revisions` revisions ago, in reais with cents.
 * `growth` is what it gained every year above inflation, in per cent. Remembered: thousands of lots ask for the same ones.
 */
export function valueBefore(current: number, revisions: number, growth = 0): number {
  const key = `${current} ${revisions} ${growth}`
  const value = known.get(key) ?? deflated(current, revisions, growth)
  known.set(key, value)
  return value
}

function deflated(current: number, revisions: number, growth: number): number {
  let value = new Decimal(current)
  for (let year = 0; year < revisions; year += 1) {
    const rate = new Decimal(YEARLY_RATES[year % YEARLY_RATES.length] ?? 0).plus(growth)
    value = value.dividedBy(rate.dividedBy(100).plus(1))
  }
  return roundHalfUp2(value)
}
