import { daysBetween, type IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { Decimal, percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { Instalment } from './instalment.ts'

/** How the tax on credit (*IOF*) is taken from natural persons. Per cent. */
export interface IofRules {
  /** Of the amount lent, whatever its term. */
  additionalPercent: Amount
  /** Of each amortisation, for every day until it falls due. */
  dailyPercent: Amount
  /** Days after which it grows no more. */
  maximumDays: number
  /** Most that both may take of the amount lent. */
  ceilingPercent: Amount
}

/** Reais. */
export interface LoanIof {
  additional: number
  daily: number
  total: number
}

/**
 * Tax on a loan: a part of the amount, and the daily rate of each amortisation from the release to its due date, summed exactly and rounded
 * half-up once. Of a loan at an index it is taken on the instalments before any correction: what is lent is all that is amortised.
 */
export function loanIof(
  { principal, releasedOn, instalments }: LentMoney,
  { additionalPercent, dailyPercent, maximumDays, ceilingPercent }: IofRules,
): LoanIof {
  const exact = instalments.reduce((sum, { amortisation, dueDate }) => {
    const days = Math.min(daysBetween(releasedOn, dueDate), maximumDays)
    return sum.plus(percentOf(amortisation, dailyPercent).times(days))
  }, new Decimal(0))
  const ceiling = roundHalfUp2(percentOf(principal, ceilingPercent))
  const additional = Math.min(roundHalfUp2(percentOf(principal, additionalPercent)), ceiling)
  const daily = Math.min(roundHalfUp2(exact), sumReais([ceiling, -additional]))
  return { additional, daily, total: sumReais([additional, daily]) }
}

/** Money lent on a day, reais, and how it is amortised. */
export interface LentMoney {
  principal: Amount
  releasedOn: IsoDate
  instalments: readonly Pick<Instalment, 'amortisation' | 'dueDate'>[]
}
