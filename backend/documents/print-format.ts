import type { Competence, IsoDate } from '#domain/calendar.ts'

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwo = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const eight = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 8, maximumFractionDigits: 8 })
const months = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Reais on paper: `R$ 1.234,50`. */
export function printReais(value: number): string {
  return reais.format(value)
}

/** An amount under a heading that says "R$": `1.234,50`. */
export function printAmount(value: number): string {
  return amount.format(value)
}

/** Percentage points: `27,5%`. */
export function printPercent(points: number): string {
  return `${upToTwo.format(points)}%`
}

/** Quotas and unit values with their eight decimals. */
export function printQuotas(value: number): string {
  return eight.format(value)
}

/** A day: `30/10/2026`. */
export function printDate(date: IsoDate): string {
  return date.split('-').toReversed().join('/')
}

/** A month of reference: `10/2026`. */
export function printCompetence(competence: Competence): string {
  return competence.split('-').toReversed().join('/')
}

/** A month in words: `outubro de 2026`. */
export function printMonth(competence: Competence): string {
  return `${months.format(new Date(`${competence}-15T00:00:00Z`))} de ${competence.slice(0, 4)}`
}

/** A moment in São Paulo: `11/11/2026 às 12:00`. */
export function printInstant(instant: Date): string {
  return moment.format(instant).replace(',', ' às')
}

/** The same moment in a cell of a spreadsheet: `11/11/2026 12:00`. */
export function cellInstant(instant: Date): string {
  return moment.format(instant).replace(',', '')
}

/** When a paper was issued: `Emitido em 11/11/2026 às 12:00`, in São Paulo. */
export function issuedSentence(now: Date): string {
  return `Emitido em ${printInstant(now)}`
}
