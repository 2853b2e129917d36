import { type Amount, proRata, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { PaySlipMemo } from '#domain/payroll/pay-slips/pay-slip.ts'
import { cashAndRest, percentIncome } from './parts-of-balance.ts'

/** How a benefit is paid in a month. `paymentsLeft` of a term counts this payment. Points, reais and quotas a month. */
export type IncomeInForce =
  | { type: 'percent'; percent: number }
  | { type: 'fixed-term'; paymentsLeft: number; monthlyAmount: number }
  | { type: 'fixed-term'; paymentsLeft: number; quotasPerMonth: string }
  | { type: 'lifetime'; monthlyAmount: number }
  | { type: 'single' }

export interface PaymentFacts {
  /** Worth of all lots on the day, reais. */
  balance: number
  /** Of the profile of the link, on the day. */
  unitValue: Amount
  /** Paid at once with the first payment, points of the balance; 0 with every other one. */
  cashPercent: number
  /** Twelfths of the thirteenth that are paid with this month; 0 for none. */
  twelfths: number
}

/** Amounts paid, reais before tax. */
export interface BenefitAmounts {
  cash: number
  monthly: number
  thirteenth: number
  /** Quotas of the month's income where it is so many quotas. */
  quotas: string | null
  /** Nothing is left of the balance, and no income for life goes on without it: the benefit ends with this payment. */
  isLast: boolean
}

/**
 * Monthly payment of a benefit. Never more than the balance: the month's income comes before the thirteenth, and the last payment of a term
 * is all that is left of it. An income by percentage that would be less than a cent pays the rest. Only an income for life goes on when its
 * balance is used up, since the plan bears that risk.
 */
export function benefitAmounts(income: IncomeInForce, facts: PaymentFacts): BenefitAmounts {
  const { cash, rest } = cashAndRest(facts.balance, facts.cashPercent)
  if (income.type === 'single') return { cash, monthly: rest, thirteenth: 0, quotas: null, isLast: true }
  const regular = regularIncome(income, rest, facts.unitValue)
  const due = paysThirteenth(income) ? roundHalfUp2(proRata(regular, facts.twelfths, 12)) : 0
  if (income.type === 'lifetime')
    return { cash, monthly: regular, thirteenth: due, quotas: null, isLast: false }
  const takesRest = regular === 0 || (income.type === 'fixed-term' && income.paymentsLeft <= 1)
  const first = Math.min(regular, rest)
  const monthly = takesRest ? Math.max(first, sumReais([rest, -due])) : first
  const thirteenth = takesRest ? sumReais([rest, -monthly]) : Math.min(due, sumReais([rest, -monthly]))
  const isLast = sumReais([monthly, thirteenth]) === rest
  return { cash, monthly, thirteenth, quotas: isLast ? null : quotasOfIncome(income), isLast }
}

/** Whether an income can have a thirteenth: one of so many quotas has none, for all quotas were divided by its months. */
function paysThirteenth(income: IncomeInForce): boolean {
  return income.type !== 'single' && !('quotasPerMonth' in income)
}

/** The income of a month while there is enough for it, reais. */
function regularIncome(
  income: Exclude<IncomeInForce, { type: 'single' }>,
  rest: number,
  unitValue: Amount,
): number {
  if (income.type === 'percent') return percentIncome(rest, income.percent)
  if ('quotasPerMonth' in income)
    return roundHalfUp2(toDecimal(income.quotasPerMonth).times(toDecimal(unitValue)))
  return income.monthlyAmount
}

function quotasOfIncome(income: IncomeInForce): string | null {
  return 'quotasPerMonth' in income ? income.quotasPerMonth : null
}

/** How a pay slip says that an income is fixed. */
export function incomeBasisOf(income: IncomeInForce): PaySlipMemo['incomeBasis'] {
  if (income.type === 'percent') return 'percent-of-balance'
  if (income.type === 'single') return 'whole-balance'
  return 'quotasPerMonth' in income ? 'quotas' : 'fixed'
}
