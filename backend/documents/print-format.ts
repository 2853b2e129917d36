import { dateText, monthText, percentText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const eight = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 8, maximumFractionDigits: 8 })
const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Reais on paper: `R$ 1.234,50`. */
export const printReais = reaisText

/** An amount under a heading that says "R$": `1.234,50`. */
export function printAmount(value: number): string {
  return amount.format(value)
}

/** Percentage points: `27,5%`. */
export const printPercent = percentText

/** Quotas and unit values with their eight decimals. */
export function printQuotas(value: number): string {
  return eight.format(value)
}

/** A day: `30/10/2026`. */
export const printDate = dateText

/** A month of reference: `10/2026`. */
export function printCompetence(competence: Competence): string {
  return competence.split('-').toReversed().join('/')
}

/** A month in words: `outubro de 2026`. */
export const printMonth = monthText

/** A moment in São Paulo: `11/11/2026 às 12:00`. */
export function printInstant(instant: Date): string {
  return moment.format(instant).replace(',', ' às')
}

/** When a document was issued: `Emitido em 11/11/2026 às 12:00`, in São Paulo. */
export function issuedSentence(now: Date): string {
  return `Emitido em ${printInstant(now)}`
}
