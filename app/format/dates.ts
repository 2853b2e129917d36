import { dateText, instantDateText, instantText, monthText, timeText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

/** A calendar day: `2026-12-10` → `10/12/2026`. */
export const formatDate = dateText

/** A month of reference: `2026-12` → `12/2026`. */
export function formatCompetence(competence: Competence): string {
  return `${competence.slice(5, 7)}/${competence.slice(0, 4)}`
}

/** Name of a month: `2026-12` → `dezembro`. A day stands for its month. */
export function monthName(competence: Competence): string {
  return months[Number(competence.slice(5, 7)) - 1] ?? ''
}

/** A month in words: `2026-12` → `dezembro de 2026`. */
export const formatMonth = monthText

/** Months in words, the year once: `janeiro a março de 2027`, `dezembro de 2026 a maio de 2027`, or the one month. */
export function formatMonths(from: Competence, to: Competence): string {
  if (from === to) return formatMonth(from)
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? monthName(from) : formatMonth(from)} a ${formatMonth(to)}`
}

/** When something is, by its months: `de janeiro a março de 2027`, `em dezembro de 2026`. */
export function duringMonths(from: Competence, to: Competence): string {
  return `${from === to ? 'em' : 'de'} ${formatMonths(from, to)}`
}

/** A month for the axis of a chart: `2026-12` → `dez/26`. */
export function formatMonthShort(competence: Competence): string {
  return `${monthName(competence).slice(0, 3)}/${competence.slice(2, 4)}`
}

/** The day in São Paulo of an instant: `10/12/2026`. */
export const formatInstantDate = instantDateText

/** An instant as the clock of São Paulo shows it: `10/12/2026 às 14:05`. */
export const formatInstant = instantText

/** The time of an instant in São Paulo: `14:05`. */
export const formatTime = timeText
