import { addToCompetence, type Competence } from '#domain/calendar.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'

/** Months of a suspension that begins with the month of effect. */
export function plannedMonths(from: Competence, months: number) {
  return {
    mesEfeito: from,
    mesFim: addToCompetence(from, months - 1),
    mesRetorno: addToCompetence(from, months),
  }
}

/** Lengths that may be chosen, months, both ends included; none where the most is less than the least. */
export function monthsBetween(least: number, most: number): number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)
}

/** Total of a monthly amount over so many months, in reais. */
export function amountOf(monthly: number, months: number): number {
  return roundHalfUp2(toDecimal(monthly).times(months))
}
