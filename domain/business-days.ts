import type { Competence, IsoDate } from './calendar.ts'
import { addDays, compareIso, daysBetween, lastDayOfMonth, weekdayOf } from './calendar.ts'
import { type HolidayRule, holidayRules } from './holidays.ts'

const DAYS_A_WEEK = 7
const WEEKDAYS_A_WEEK = 5

const holidaysByYear = new Map<number, ReadonlySet<IsoDate>>()

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): IsoDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The days of a year on which banks do not open: national holidays, Carnival and Corpus Christi. */
export function nationalHolidays(year: number): ReadonlySet<IsoDate> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const easter = easterSunday(year)
  const inForce = holidayRules.filter((rule) => isInForce(rule, year))
  const holidays = new Set(
    inForce.map((rule) => ('day' in rule ? `${year}-${rule.day}` : addDays(easter, rule.fromEaster))),
  )
  holidaysByYear.set(year, holidays)
  return holidays
}

function isInForce({ since, until }: HolidayRule, year: number): boolean {
  return (since === null || year >= since) && (until === null || year < until)
}

/** Neither Saturday, Sunday nor national holiday. */
export function isBusinessDay(date: IsoDate): boolean {
  return isWeekday(weekdayOf(date)) && !nationalHolidays(Number(date.slice(0, 4))).has(date)
}

/** Neither Sunday, 0, nor Saturday, 6. */
function isWeekday(weekday: number): boolean {
  return weekday !== 0 && weekday !== 6
}

/** The day itself when it is a business day, else the first one after it. */
export function nextBusinessDay(date: IsoDate): IsoDate {
  let day = date
  while (!isBusinessDay(day)) day = addDays(day, 1)
  return day
}

/**
 * The `count`-th business day after a day; the starting day never counts (Código Civil, art. 132). Zero answers the day
 * itself. @throws RangeError when `count` is negative or not whole.
 */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError('Business days must be whole and not negative')
  let day = date
  let left = count
  // As many weeks as can not go past it, so that a pause of years is counted as soon as one of days.
  while (left > WEEKDAYS_A_WEEK) {
    const later = addDays(day, Math.floor((left - 1) / WEEKDAYS_A_WEEK) * DAYS_A_WEEK)
    left -= businessDaysBetween(day, later)
    day = later
  }
  while (left > 0) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/** Business days after `from` up to and including `to`; 0 when `to` is not later. In whole weeks: lists ask it of years. */
export function businessDaysBetween(from: IsoDate, to: IsoDate): number {
  const days = daysBetween(from, to)
  if (days <= 0) return 0
  const weeks = Math.floor(days / DAYS_A_WEEK)
  let count = weeks * WEEKDAYS_A_WEEK
  const first = weekdayOf(from)
  for (let day = weeks * DAYS_A_WEEK + 1; day <= days; day += 1) {
    if (isWeekday((first + day) % DAYS_A_WEEK)) count += 1
  }
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const holiday of nationalHolidays(year)) {
      const isWithin = compareIso(from, holiday) < 0 && compareIso(holiday, to) <= 0
      if (isWithin && isWeekday(weekdayOf(holiday))) count -= 1
    }
  }
  return count
}

/** Last business day of a month; a day stands for its month. */
export function lastBusinessDayOfMonth(month: Competence): IsoDate {
  let day = lastDayOfMonth(month)
  while (!isBusinessDay(day)) day = addDays(day, -1)
  return day
}
