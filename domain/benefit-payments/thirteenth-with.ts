import type { Competence } from '#domain/calendar.ts'
import { thirteenthPayment } from '#domain/pay-slips/benefit-calendar.ts'
import type { IncomeInForce } from './benefit-amounts.ts'

/** When a plan pays the thirteenth (*abono anual*), and of which incomes that are paid from the balance. */
export interface ThirteenthRules {
  /** 1 January … 12 December. */
  thirteenthMonth: number
  thirteenthFor: readonly ('percent' | 'fixed-term')[]
}

/** Whether a plan pays a thirteenth of an income: of one for life where its payments a year are thirteen. */
export function hasThirteenth(
  type: IncomeInForce['type'],
  { thirteenthFor }: Pick<ThirteenthRules, 'thirteenthFor'>,
  lifetimePayments: 12 | 13,
): boolean {
  if (type === 'lifetime') return lifetimePayments === 13
  return thirteenthFor.some((one) => one === type)
}

/** Twelfths of the year's thirteenth that are paid with a month, for a benefit whose first month was `since`; 0 in every other month. */
export function twelfthsWith(
  month: Competence,
  since: Competence,
  { thirteenthMonth }: Pick<ThirteenthRules, 'thirteenthMonth'>,
): number {
  if (Number(month.slice(5)) !== thirteenthMonth) return 0
  return thirteenthPayment(0, Number(month.slice(0, 4)), { since }).twelfths
}
