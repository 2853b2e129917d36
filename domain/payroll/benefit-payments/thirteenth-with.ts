import { addToCompetence, type Competence } from '#domain/calendar.ts'
import type { PaidIncome, ThirteenthRules } from './thirteenth-rules.ts'

/** Rules that decide whether an income has a thirteenth: a term that is paid in quotas has none, for all quotas were divided by its months. */
export interface PaidYearly extends Pick<ThirteenthRules, 'thirteenthFor'> {
  lifetimePayments: 12 | 13
  termBasis: 'level' | 'quotas'
}

/** Whether a plan pays a thirteenth of an income: of one for life where its payments a year are thirteen. */
export function hasThirteenth(
  type: PaidIncome,
  { thirteenthFor, lifetimePayments, termBasis }: PaidYearly,
): boolean {
  if (type === 'lifetime') return lifetimePayments === 13
  if (type === 'fixed-term' && termBasis === 'quotas') return false
  return thirteenthFor.some((one) => one === type)
}

/** The year of an income that is paid so far: months whose income was paid, and twelfths of its thirteenth. */
export interface PaidOfYear {
  months: number
  twelfths: number
  /** Twelfths of an earlier year, whose months after the plan's were not paid: they come with the first payment of this one, and are not in `twelfths`. */
  owed?: number
}

const NOTHING: PaidOfYear = { months: 0, twelfths: 0 }

/** How the thirteenth of an income is paid from a month on: with which month of each year, and what the first year has paid before. */
export interface ThirteenthSchedule extends Pick<ThirteenthRules, 'thirteenthMonth'> {
  first: Competence
  before: PaidOfYear
}

/** By what an income is paid from a month on; null where it has no thirteenth. */
export function thirteenthSchedule(
  type: PaidIncome,
  { thirteenthMonth, ...rules }: PaidYearly & ThirteenthRules,
  first: Competence,
  before: PaidOfYear = NOTHING,
): ThirteenthSchedule | null {
  return hasThirteenth(type, rules) ? { thirteenthMonth, first, before } : null
}

/**
 * Twelfths of the year's thirteenth that are paid with a month's income: one for each month of the year whose income is paid, those to come
 * included, less what was paid of it. They come with the plan's month, with the first one paid after it, though that be of another year, or with
 * the last of all.
 * `last`: the last month that is paid; null where none is known.
 */
export function twelfthsDue(
  month: Competence,
  paid: PaidOfYear,
  last: Competence | null,
  { thirteenthMonth }: Pick<ThirteenthRules, 'thirteenthMonth'>,
): number {
  const [year, inYear] = [month.slice(0, 4), monthOf(month)]
  const end = last !== null && last.slice(0, 4) === year ? monthOf(last) : 12
  const late = lateWith(paid)
  if (inYear < Math.min(thirteenthMonth, end)) return late
  return late + Math.max(0, paid.months + Math.max(0, end - inYear + 1) - paid.twelfths)
}

/** Twelfths of an earlier year that come with the next payment. */
function lateWith({ months, owed = 0 }: PaidOfYear): number {
  return months === 0 ? owed : 0
}

/** The year with one more month paid, and the twelfths that came with it. */
function withMonth(paid: PaidOfYear, twelfths: number): PaidOfYear {
  return { months: paid.months + 1, twelfths: paid.twelfths + twelfths - lateWith(paid) }
}

/**
 * The part of a month's year that will have been paid before it, the months from `from` on as they are due. `paid`: of the year of `from`, before it.
 * `thirteenthMonth` of the income that they are paid by; null where it has none.
 */
export function paidOfYearBefore(
  month: Competence,
  paid: PaidOfYear,
  from: Competence,
  thirteenthMonth: number | null,
): PaidOfYear {
  let [one, before] = [from, paid]
  while (one < month) {
    const twelfths =
      thirteenthMonth === null ? lateWith(before) : twelfthsDue(one, before, null, { thirteenthMonth })
    one = addToCompetence(one, 1)
    before = monthOf(one) === 1 ? NOTHING : withMonth(before, twelfths)
  }
  return before
}

/** Twelfths that come with each of so many payments from the schedule's first on, none of them left out; `isTerm`: they end with the last. */
export function twelfthsOf(
  schedule: ThirteenthSchedule | null,
  payments: number,
  { isTerm }: { isTerm: boolean },
): number[] {
  if (!schedule) return Array.from({ length: payments }, () => 0)
  const last = isTerm ? addToCompetence(schedule.first, payments - 1) : null
  let paid = schedule.before
  return Array.from({ length: payments }, (_, place) => {
    const month = addToCompetence(schedule.first, place)
    if (place > 0 && monthOf(month) === 1) paid = NOTHING
    const twelfths = twelfthsDue(month, paid, last, schedule)
    paid = withMonth(paid, twelfths)
    return twelfths
  })
}

function monthOf(month: Competence): number {
  return Number(month.slice(5))
}
