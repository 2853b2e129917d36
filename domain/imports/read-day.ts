import { plainWords } from '#domain/plain-words.ts'
import { addDays, type IsoDate } from '../calendar.ts'
import { isIsoDate } from '../iso-date.ts'
import { type CellReading, onlyReading } from './cell-reading.ts'
import { YEARLESS } from './cell-text.ts'
import type { ColumnSpelling } from './column-spelling.ts'

/** Days among which a column's are: a year of two digits is the one that lies there. */
export type DaySpan = { from: IsoDate; to: IsoDate }

/** Evidence for a day beside its text, which often has two readings. */
export type DayContext = { span: DaySpan; spelling?: ColumnSpelling; countsFrom1904?: boolean }

const MONTHS = [
  ['jan', 'janeiro', 'january'],
  ['fev', 'fevereiro', 'feb', 'february'],
  ['mar', 'marco', 'march'],
  ['abr', 'abril', 'apr', 'april'],
  ['mai', 'maio', 'may'],
  ['jun', 'junho', 'june'],
  ['jul', 'julho', 'july'],
  ['ago', 'agosto', 'aug', 'august'],
  ['set', 'setembro', 'sep', 'sept', 'september'],
  ['out', 'outubro', 'oct', 'october'],
  ['nov', 'novembro', 'november'],
  ['dez', 'dezembro', 'dec', 'december'],
] as const
const monthNumbers = new Map<string, number>(
  MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
)

/** Weekdays and times say nothing that a day needs; 'de' stands between its parts. */
const WEEKDAY = /^(dom|seg|ter|qua|qui|sex|sab|sun|mon|tue|wed|thu|fri|sat)[a-z]*(-feira)?\.?,? /
const TIME = /[ t]+\d{1,2}:\d{2}.*$/
const ORDINAL = /(\d)(º|°|o)(?![a-z])/g

/** The parts of a day or a month: numbers as they are written, and months that are named. */
export function partsIn(text: string): string[] {
  return plainWords(text)
    .replace(TIME, '')
    .replace(WEEKDAY, '')
    .replaceAll(ORDINAL, (_, digit: string) => digit)
    .replaceAll(/\bde\b/g, ' ')
    .split(/[\s/.,-]+/)
    .filter((part) => part !== '')
}

/** The number of a month that is named, from 1; null: the part names none. */
export function namedMonth(part: string | undefined): number | null {
  return monthNumbers.get(part ?? '') ?? null
}

/** First and last year of a number that is written without any sign between its parts. */
export const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]

const isoOf = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** 'DD/MM/AAAA' */
export const shownDay = (day: IsoDate) => day.split('-').toReversed().join('/')

/** The day of a spreadsheet's number: 60 is 29 February 1900, which never was, so that earlier ones are counted from a day later. */
export function dayOfSerial(serial: number, countsFrom1904 = false): IsoDate {
  return addDays(countsFrom1904 ? '1904-01-01' : serial > 59 ? '1899-12-30' : '1899-12-31', serial)
}

/** Numbers of days that a cell without a format shows: from 1927 to 2099. */
const SERIAL = /^([1-6]\d{4}|7[0-2]\d{3})([.,]\d+)?$/

/** The day that a bare number counts; null where it counts none. */
export function serialDay(text: string, countsFrom1904 = false): IsoDate | null {
  const [, digits] = SERIAL.exec(text) ?? []
  return digits === undefined ? null : dayOfSerial(Number(digits), countsFrom1904)
}

/**
 * A day in any spelling that has one reading: ours first, that of the United States where ours gives none, years of two digits by the
 * column, names of months, the number by which spreadsheets count.
 */
export function readDay(text: string, context: DayContext): CellReading {
  const serial = serialDay(text, context.countsFrom1904)
  if (serial !== null) return { value: serial }
  const parts = partsIn(text.endsWith(YEARLESS) ? text.slice(0, -YEARLESS.length) : text)
  const whole = parts.length === 1 ? wholeNumber(parts[0] ?? '') : null
  const [first, second, third] = whole ?? parts
  if (first === undefined || second === undefined || third === undefined || parts.length > 3)
    return { reason: 'date-unread' }
  const readings = whole
    ? writtenTogether(whole.join(''))
    : daysOf([first, second, third], context.spelling?.monthFirst === true)
  if (readings === null) return { reason: 'date-unread' }
  const days = readings.flatMap((reading) => daysIn(reading, context.span))
  return onlyReading(days, { otherwise: 'date', several: 'date-two-readings', shown: shownDay })
}

/** Year, as it is written, month and day. */
type Written = [year: string, month: number, day: number]

/** Eight digits, or seven whose zero a program took for none. */
function wholeNumber(text: string): [string, string, string] | null {
  if (!/^\d{7,8}$/.test(text)) return null
  const digits = text.padStart(8, '0')
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
}

function writtenTogether(digits: string): Written[] {
  const part = (from: number, to: number) => Number(digits.slice(from, to))
  const isYear = (year: number) => year >= FIRST_YEAR && year <= LAST_YEAR
  return [
    ...(isYear(part(4, 8)) ? [[digits.slice(4), part(2, 4), part(0, 2)] satisfies Written] : []),
    ...(isYear(part(0, 4)) ? [[digits.slice(0, 4), part(4, 6), part(6, 8)] satisfies Written] : []),
  ]
}

/** Days that three parts may be; null: they are none. */
function daysOf(parts: readonly [string, string, string], isMonthFirst: boolean): Written[] | null {
  const [first, second, third] = parts
  const name = parts.findIndex((part) => namedMonth(part) !== null)
  if (name >= 0) {
    const month = namedMonth(parts[name]) ?? 0
    const [one = '', other = ''] = parts.filter((_, at) => at !== name)
    if (!/^\d+$/.test(one) || !/^\d+$/.test(other)) return null
    if (one.length === 4) return [[one, month, Number(other)]]
    return /^(\d{2}|\d{4})$/.test(other) && one.length <= 2 ? [[other, month, Number(one)]] : null
  }
  if (!parts.every((part) => /^\d+$/.test(part))) return null
  const isYearFirst = first.length === 4 || (first.length === 2 && Number(first) > 31 && third.length <= 2)
  if (isYearFirst) return third.length <= 2 ? [[first, Number(second), Number(third)]] : null
  if (first.length > 2 || second.length > 2 || !/^(\d{2}|\d{4})$/.test(third)) return null
  const ours: Written = [third, Number(second), Number(first)]
  const theirs: Written = [third, Number(first), Number(second)]
  if (isDay(ours)) return isMonthFirst && isDay(theirs) ? [ours, theirs] : [ours]
  return [theirs]
}

/** Whether month and day are ones of the year, whichever century it is of. */
function isDay([year, month, day]: Written): boolean {
  return isIsoDate(isoOf(year.length === 4 ? Number(year) : 2000 + Number(year), month, day))
}

/** The days of a reading. Of two centuries that which lies in the span; both where neither or each does. */
function daysIn([year, month, day]: Written, { from, to }: DaySpan): IsoDate[] {
  if (year.length === 4) return [isoOf(Number(year), month, day)].filter(isIsoDate)
  const both = [1900, 2000].map((century) => isoOf(century + Number(year), month, day)).filter(isIsoDate)
  const within = both.filter((one) => one >= from && one <= to)
  return within.length === 1 ? within : both
}
