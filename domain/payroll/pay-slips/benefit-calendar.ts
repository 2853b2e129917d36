import { lastBusinessDayOfMonth } from '#domain/business-days.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'

/** Day on which a month's benefit is paid: its last business day. */
export function paymentDayOf(month: Competence): IsoDate {
  return lastBusinessDayOfMonth(month)
}

/** First month whose payment can still be changed: this one up to the day on which its payroll closes, else the next. */
export function firstOpenMonth(today: IsoDate, { lastFilingDay }: { lastFilingDay: number }): Competence {
  return addToCompetence(competenceOf(today), Number(today.slice(8)) <= lastFilingDay ? 0 : 1)
}

/** The thirteenth payment (*abono anual*): reais, and how many twelfths of the monthly income it is. */
export interface ThirteenthPayment {
  twelfths: number
  amount: number
}

/** Thirteenth payment of a year: a twelfth of the income for each month in benefit, from `since` to `until` if it ended. */
export function thirteenthPayment(
  monthlyIncome: Amount,
  year: number,
  { since, until = null }: { since: Competence; until?: Competence | null },
): ThirteenthPayment {
  const from = since > `${year}-01` ? since : `${year}-01`
  const to = until !== null && until < `${year}-12` ? until : `${year}-12`
  const twelfths = from > to ? 0 : Number(to.slice(5)) - Number(from.slice(5)) + 1
  return { twelfths, amount: roundHalfUp2(toDecimal(monthlyIncome).times(twelfths).dividedBy(12)) }
}
