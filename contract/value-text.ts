import type { Competence, IsoDate } from '#domain/calendar.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const reais = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const upToTwoDecimals = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))
const plain = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 }))
const twoDecimals = whenFirstAsked(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const eightDecimals = whenFirstAsked(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 8, maximumFractionDigits: 8 }),
)
const months = whenFirstAsked(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }))
const allOf = whenFirstAsked(() => new Intl.ListFormat('pt-BR', { type: 'conjunction' }))
const anyOf = whenFirstAsked(() => new Intl.ListFormat('pt-BR', { type: 'disjunction' }))
const saoPaulo = whenFirstAsked(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/**
 * A figure below zero with the sign of a minus (U+2212) instead of a hyphen, which screen readers leave out: a debt would be heard as money.
 * Whatever writes a figure by itself passes through here.
 */
export function withMinus(figure: string): string {
  return figure.startsWith('-') ? `−${figure.slice(1)}` : figure
}

/** Reais as people read them: `R$ 1.234,50`, with a space that does not break. Negative: `−R$ 1.234,50`. */
export function reaisText(amount: number): string {
  return withMinus(reais().format(amount))
}

/** An amount where "R$" stands already, as under the heading of a column: `1.234,50`. */
export function amountText(reais: number): string {
  return withMinus(twoDecimals().format(reais))
}

/** Percentage points: 6 → `6%`, 27.5 → `27,5%`. */
export function percentText(points: number): string {
  return `${withMinus(upToTwoDecimals().format(points))}%`
}

/** Percentage points as they are measured, always with two decimals: 8.4 → `8,40%`. */
export function returnText(points: number): string {
  return `${withMinus(twoDecimals().format(points))}%`
}

/** A count or a factor: `1.234,5`. */
export function numberText(value: number): string {
  return withMinus(plain().format(value))
}

/** Quotas, or the value of one, with their eight decimals: `12.345,67800000`. */
export function quotasText(quotas: number): string {
  return withMinus(eightDecimals().format(quotas))
}

/** Value of one quota in reais with its eight decimals: `R$ 1,23456789`. */
export function unitValueText(unitValue: number): string {
  return `R$\u00a0${quotasText(unitValue)}`
}

/** A month of reference: `2026-12` → `12/2026`. A day stands for its month. */
export function competenceText(month: Competence): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`
}

/** Name of a month: `2026-12` → `dezembro`. A day stands for its month. */
export function monthName(month: Competence): string {
  return calendarMonthName(Number(month.slice(5, 7)))
}

/** Name of the month of any year, from 1 to 12: 'dezembro'. */
export function calendarMonthName(month: number): string {
  return months().format(new Date(Date.UTC(2000, month - 1)))
}

/** A month in words: `2026-12` → `dezembro de 2026`. A day stands for its month. */
export function monthText(month: Competence): string {
  return `${monthName(month)} de ${month.slice(0, 4)}`
}

/** A calendar day: `2026-12-10` → `10/12/2026`. */
export function dateText(date: IsoDate): string {
  const [year, month, day] = date.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

/** An instant as the clock of São Paulo shows it: `10/12/2026 às 14:05`. */
export function instantText(instant: string | Date): string {
  const { day, month, year, hour, minute } = saoPauloParts(instant)
  return `${day}/${month}/${year} às ${hour}:${minute}`
}

/** The day in São Paulo of an instant: `10/12/2026`. */
export function instantDateText(instant: string | Date): string {
  const { day, month, year } = saoPauloParts(instant)
  return `${day}/${month}/${year}`
}

/** The time of an instant in São Paulo: `14:05`. */
export function timeText(instant: string | Date): string {
  const { hour, minute } = saoPauloParts(instant)
  return `${hour}:${minute}`
}

/** Assembled from parts: the separators of a whole pattern differ between the server's and the browser's locale data. */
function saoPauloParts(instant: string | Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = saoPaulo().formatToParts(new Date(instant))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** A verification code as people compare it: groups of eight characters. */
export function codeText(code: string): string {
  return code.match(/.{1,8}/g)?.join(' ') ?? ''
}

/** Ways to pay by their codes on the wire. */
export const paymentMethodNames = { 2: 'Boleto', 5: 'Débito em conta' } as const

/** Name of a payment code of the wire; an unknown code names itself. */
export function paymentMethodName(code: number): string {
  const names: Readonly<Record<number, string>> = paymentMethodNames
  return names[code] ?? `Código ${code}`
}

/** A number of months: `1 mês`, `6 meses`. */
export function monthsText(count: number): string {
  return count === 1 ? '1 mês' : `${numberText(count)} meses`
}

/** A number of years: `1 ano`, `20 anos`. */
export function yearsText(count: number): string {
  return count === 1 ? '1 ano' : `${numberText(count)} anos`
}

/** Months as people count them: 61 → `5 anos e 1 mês`, 12 → `1 ano`. */
export function spanText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    ...(years > 0 ? [yearsText(years)] : []),
    ...(rest > 0 || years === 0 ? [monthsText(rest)] : []),
  ]
  return parts.join(' e ')
}

/** All of several in a sentence: `a, b e c`. */
export function allOfText(parts: readonly string[]): string {
  return allOf().format(parts)
}

/** Any of several in a sentence: `a, b ou c`. */
export function anyOfText(parts: readonly string[]): string {
  return anyOf().format(parts)
}
