import type { IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { fromCents, percentOf, roundHalfUp2, sumReais, toCents, toDecimal } from '#domain/money.ts'
import { loanDueDates } from './due-dates.ts'
import type { Instalment } from './instalment.ts'
import { type IofRules, type LoanIof, loanIof } from './iof.ts'
import type { LoanPrices } from './loan-rules.ts'
import type { LoanSystem } from './regular-instalment.ts'
import { loanSchedule } from './schedule.ts'

/** A loan as it is asked for. */
export interface AskedLoan {
  /** Reais: the amount of the loan where its costs are deducted from it, the credit where they are financed. */
  amount: Amount
  months: number
  monthlyPercent: Amount
  system: LoanSystem
  releasedOn: IsoDate
  /** Reais that settle the loan that this one renews; 0 for none. */
  settles: Amount
}

/** Parts of a loan's amount, reais: `amount` = `iof.total` + `coverFee` + `settles` + `credit`. */
export interface PricedLoan {
  amount: number
  iof: LoanIof
  coverFee: number
  settles: number
  /** Paid out; not above 0 where the amount does not even cover the rest. */
  credit: number
  /** At a fixed rate those of the contract; at an index those before any correction. */
  instalments: Instalment[]
}

export type PricingRules = Pick<LoanPrices, 'coverFeePercent' | 'costs' | 'dueDay'> & { iof: IofRules }

/**
 * Prices a loan. Tax and fee are of the whole amount, also where a part of it settles an earlier loan. Financed costs are borne by the
 * smallest amount whose credit, besides what it settles, is what was asked for. @throws RangeError where costs take all that is lent.
 */
export function priceLoan(asked: AskedLoan, rules: PricingRules): PricedLoan {
  if (rules.costs === 'deducted') return pricedAt(roundHalfUp2(asked.amount), asked, rules)
  return pricedAt(amountForCredit(asked, rules), asked, rules)
}

/** Cents by which rounding may put an amount beside the one its costs say. */
const ROUNDING_CENTS = 5

function amountForCredit(asked: AskedLoan, rules: PricingRules): number {
  if (toDecimal(rules.coverFeePercent).plus(toDecimal(rules.iof.ceilingPercent)).greaterThanOrEqualTo(100))
    throw new RangeError('Costs take all that is lent')
  const wanted = toCents(asked.amount)
  const missing = (cents: number) => wanted - toCents(pricedAt(fromCents(cents), asked, rules).credit)
  // Costs are a small part of the amount: what is missing, added again and again, soon is no more than rounding.
  let cents = wanted + toCents(asked.settles)
  for (let left = missing(cents); left > ROUNDING_CENTS; left = missing(cents)) cents += left
  cents = Math.max(0, cents - ROUNDING_CENTS)
  while (missing(cents) > 0) cents += 1
  return fromCents(cents)
}

function pricedAt(
  amount: number,
  asked: AskedLoan,
  { iof: iofRules, coverFeePercent, dueDay }: PricingRules,
) {
  const { months, monthlyPercent, system, releasedOn } = asked
  const dueDates = loanDueDates(releasedOn, { months, dueDay })
  const instalments = loanSchedule({ principal: amount, monthlyPercent, system, dueDates })
  const iof = loanIof({ principal: amount, releasedOn, instalments }, iofRules)
  const coverFee = roundHalfUp2(percentOf(amount, coverFeePercent))
  const settles = roundHalfUp2(asked.settles)
  const credit = sumReais([amount, -iof.total, -coverFee, -settles])
  return { amount, iof, coverFee, settles, credit, instalments }
}
