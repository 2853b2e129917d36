import type { Competence } from '../calendar.ts'
import { type CellReading, onlyReading } from './cell-reading.ts'
import { YEARLESS } from './cell-text.ts'
import {
  type DayContext,
  FIRST_YEAR,
  LAST_YEAR,
  namedMonth,
  partsIn,
  readDay,
  serialDay,
} from './read-day.ts'

const monthOf = (year: number, month: number): Competence => `${year}-${String(month).padStart(2, '0')}`

/** 'MM/AAAA' */
const shownMonth = (month: Competence) => month.split('-').toReversed().join('/')

const isMonth = (month: Competence) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)

const only = (months: readonly Competence[]) =>
  onlyReading(months, { otherwise: 'month', several: 'month-two-readings', shown: shownMonth })

/**
 * A month in any spelling that has one reading: 10/2026, 2026-10, out/26, outubro de 2026, 202610, a day of it, the number by which
 * spreadsheets count days.
 */
export function readMonth(text: string, context: DayContext): CellReading {
  if (text.endsWith(YEARLESS)) return yearless(text)
  const parts = partsIn(text)
  const [first = '', second = ''] = parts
  if (parts.length === 1) return writtenTogether(first, context)
  if (parts.length === 2) return twoParts(first, second, context)
  return ofDay(text, context)
}

/**
 * The day that a program made of a month: typed as 'out/26' it became the 26th of October. Either it is the month of that day, or its
 * number is a year.
 */
function yearless(text: string): CellReading {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number)
  return only(day === 1 ? [monthOf(year, month)] : [monthOf(year, month), monthOf(2000 + day, month)])
}

/** Five or six digits: a month and its year, a year and its month, or the number of a day. */
function writtenTogether(digits: string, { span, countsFrom1904 }: DayContext): CellReading {
  if (!/^\d{5,6}$/.test(digits)) return { reason: 'month-unread' }
  const padded = digits.padStart(6, '0')
  const isYear = (year: string) => Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR
  const months = [
    isYear(padded.slice(2)) ? monthOf(Number(padded.slice(2)), Number(padded.slice(0, 2))) : '',
    isYear(padded.slice(0, 4)) ? monthOf(Number(padded.slice(0, 4)), Number(padded.slice(4))) : '',
  ].filter(isMonth)
  const day = digits.length === 5 ? serialDay(digits, countsFrom1904) : null
  if (day !== null && (months.length === 0 || (day >= span.from && day <= span.to)))
    months.push(day.slice(0, 7))
  return months.length === 0 ? { reason: 'month-unread' } : only(months)
}

function twoParts(first: string, second: string, { span }: DayContext): CellReading {
  const [named, behind] = [namedMonth(first), namedMonth(second)]
  const isNumber = (part: string, digits: RegExp) => /^\d+$/.test(part) && digits.test(part)
  if (behind !== null && isNumber(first, /^.{4}$/)) return only([monthOf(Number(first), behind)])
  if (behind !== null || (named === null && !isNumber(first, /^.{1,4}$/))) return { reason: 'month-unread' }
  if (isNumber(first, /^.{4}$/) && isNumber(second, /^.{1,2}$/))
    return only([monthOf(Number(first), Number(second))].filter(isMonth))
  const month = named ?? Number(first)
  if (first.length > 2 && named === null) return { reason: 'month-unread' }
  if (isNumber(second, /^.{4}$/)) return only([monthOf(Number(second), month)].filter(isMonth))
  // Whatever 26/10 is, October of a year or the 26th of a month, nobody can tell.
  if (!isNumber(second, /^.{2}$/) || (month > 12 && Number(second) <= 12)) return { reason: 'month-unread' }
  const both = [1900, 2000].map((century) => monthOf(century + Number(second), month)).filter(isMonth)
  const within = both.filter((one) => one >= span.from.slice(0, 7) && one <= span.to.slice(0, 7))
  return only(within.length === 1 ? within : both)
}

/** The month of a day. In the order of the United States the first of October is 10/1: where our order gives another day, nobody can tell. */
function ofDay(text: string, context: DayContext): CellReading {
  const reading = readDay(text, context)
  if (!('value' in reading)) {
    if (reading.reason === 'date-unread') return { reason: 'month-unread' }
    return reading.reason === 'date' ? { reason: 'month' } : monthsOf(reading.about ?? '')
  }
  const theirs = /^(\d{1,2})[/.-]0?1[/.-]/.exec(text)?.[1]
  const isOurs = theirs === undefined || context.spelling?.dayFirst === true || Number(theirs) === 1
  const month = reading.value.slice(0, 7)
  return isOurs || Number(theirs) > 12
    ? { value: month }
    : only([month, monthOf(Number(month.slice(0, 4)), Number(theirs))])
}

/** Days that one spelling names, as months: often it is the same. */
function monthsOf(days: string): CellReading {
  return only(days.split('|').map((day) => day.split('/').slice(1).toReversed().join('-')))
}
