import { monthRangeText } from '#app/format/dates.ts'
import { dateText, monthName, monthsText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'
import { amountOf } from './suspension-months.ts'

/** 'dezembro de 2026 a maio de 2027', 'janeiro a março de 2027', or the one month. */
export function periodOf({ mesEfeito, mesFim }: { mesEfeito: Competence; mesFim: Competence }): string {
  return monthRangeText(mesEfeito, mesFim)
}

/** The way to it: 'R$ 134,39 × 6 meses = R$ 806,34'. */
export function amountSteps(monthly: number, months: number): string {
  return `${reaisText(monthly)} × ${monthsText(months)} = ${reaisText(amountOf(monthly, months))}`
}

/** On which day the person ended it, an ISO date. */
export function endedOnSentence(endedOn: string): string {
  return `Encerrada em ${dateText(endedOn)}`
}

/** The verb on the last button: 'Suspender a partir de dezembro'. */
export function confirmLabel(month: Competence): string {
  return `Suspender a partir de ${monthName(month)}`
}

/** The verb of ending: 'Voltar em dezembro'. */
export function endLabel(resumes: Competence): string {
  return `Voltar em ${monthName(resumes)}`
}
