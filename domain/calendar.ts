import { isIsoDate, partsOf } from './iso-date.ts'
import { whenFirstAsked } from './when-first-asked.ts'

/** A calendar day in São Paulo, 'YYYY-MM-DD'. Rules receive "today" as one of these: nothing here reads a clock. */
export type IsoDate = string

/** A month of reference (*competência*), 'YYYY-MM'. */
export type Competence = string

const DAY_IN_MILLISECONDS = 86_400_000
const SAO_PAULO = whenFirstAsked(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'America/Sao_Paulo',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** The day in São Paulo at an instant (epoch milliseconds, `Date`, or ISO 8601 with offset). */
export function saoPauloDateOf(instant: number | string | Date): IsoDate {
  return SAO_PAULO().format(new Date(instant))
}

/** -1, 0 or 1: earlier, same, later. Works for days and for competences. */
export function compareIso(left: string, right: string): -1 | 0 | 1 {
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Days from the first to the last, both included; `until` null: without an end. */
export interface Period {
  from: IsoDate
  until: IsoDate | null
}

/** Whether a day lies in a period. */
export function isWithin({ from, until }: Period, day: IsoDate): boolean {
  return from <= day && (until === null || day <= until)
}

/** The day `days` days later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date((dayNumber(date) + days) * DAY_IN_MILLISECONDS).toISOString().slice(0, 10)
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(dayNumber(date) * DAY_IN_MILLISECONDS).getUTCDay()
}

/**
 * End of a term counted in months: the same-numbered day, or the day after the month's last when that day does not
 * exist (Código Civil, art. 132, §3). 2026-01-31 + 1 month = 2026-03-01.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = existing(date)
  const target = addToCompetence(`${pad(year, 4)}-${pad(month, 2)}`, months)
  const sameNumbered = `${target}-${pad(day, 2)}`
  return isIsoDate(sameNumbered) ? sameNumbered : `${addToCompetence(target, 1)}-01`
}

/** End of a term counted in years, by the same rule: 2024-02-29 + 2 years = 2026-03-01. */
export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, years * 12)
}

declare const inMonths: unique symbol
/** Months between two days. A projection asks for them by this name, so that a difference of whole ages is none. */
export type Months = number & { readonly [inMonths]: true }

/** Whole months completed between two days; 0 when `to` comes first. */
export function completedMonths(from: IsoDate, to: IsoDate): Months {
  const [fromYear, fromMonth] = existing(from)
  const [toYear, toMonth] = existing(to)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  const complete = compareIso(addMonths(from, months), to) <= 0 ? months : months - 1
  return Math.max(0, complete) as Months
}

/** Whole years completed between two days; 0 when `to` comes first. */
export function completedYears(from: IsoDate, to: IsoDate): number {
  return Math.floor(completedMonths(from, to) / 12)
}

/** Age in completed years. Who was born on 29 February turns older on 1 March of common years. */
export function ageOn(birthDate: IsoDate, on: IsoDate): number {
  return completedYears(birthDate, on)
}

/** The calendar month in which the person turns `age`: rights "from the month of the 65th birthday" start here. */
export function competenceOfAge(birthDate: IsoDate, age: number): Competence {
  return addToCompetence(competenceOf(birthDate), age * 12)
}

/** Month of reference of a day. */
export function competenceOf(date: IsoDate): Competence {
  existing(date)
  return date.slice(0, 7)
}

/** The competence `months` months later (earlier when negative). */
export function addToCompetence(competence: Competence, months: number): Competence {
  const [year, month] = partsOf(competence)
  const count = year * 12 + month - 1 + months
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}`
}

/** How many months later a month is; below zero where it is earlier. */
export function monthsBetween(from: Competence, to: Competence): number {
  const count = (month: Competence) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
  return count(to) - count(from)
}

/** Last day of a month; a day stands for its month. */
export function lastDayOfMonth(month: Competence): IsoDate {
  return addDays(`${addToCompetence(month.slice(0, 7), 1)}-01`, -1)
}

function dayNumber(date: IsoDate): number {
  const [year, month, day] = existing(date)
  return Date.UTC(year, month - 1, day) / DAY_IN_MILLISECONDS
}

function existing(date: IsoDate): [year: number, month: number, day: number] {
  if (!isIsoDate(date)) throw new RangeError('Not a calendar day')
  return partsOf(date)
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
