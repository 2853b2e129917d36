import { monthName, monthText } from '#contract/value-text.ts'
import { type Competence, competenceOf, type IsoDate, weekdayOf } from '#domain/calendar.ts'

/** Months in words, the year once: `janeiro a março de 2027`, `dezembro de 2026 a maio de 2027`, or the one month. */
export function monthRangeText(from: Competence, to: Competence): string {
  if (from === to) return monthText(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? monthName(from) : monthText(from)} a ${monthText(to)}`
}

/** When something is, by its months: `de janeiro a março de 2027`, `em dezembro de 2026`. */
export function duringMonths(from: Competence, to: Competence): string {
  return `${from === to ? 'em' : 'de'} ${monthRangeText(from, to)}`
}

/** A month for the axis of a chart: `2026-12` → `dez/26`. */
export function shortMonthText(competence: Competence): string {
  return `${monthName(competence).slice(0, 3)}/${competence.slice(2, 4)}`
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** A day near enough to be called by its weekday: `2026-11-30` → `segunda, 30 de novembro`. */
export function spokenDayText(date: IsoDate): string {
  return `${WEEKDAYS[weekdayOf(date)]}, ${Number(date.slice(8))} de ${monthName(competenceOf(date))}`
}
