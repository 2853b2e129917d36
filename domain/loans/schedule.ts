import type { IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import type { Instalment } from './instalment.ts'
import {
  constantAmortisation,
  type LoanSystem,
  levelInstalment,
  monthlyInterest,
} from './regular-instalment.ts'

/** Terms of a schedule: the debt in reais, its interest a month in percent, and one due date for each instalment. */
export interface ScheduleTerms {
  principal: Amount
  monthlyPercent: Amount
  system: LoanSystem
  dueDates: readonly IsoDate[]
}

/**
 * Instalments of a loan at a fixed rate. Each bears a whole month's interest on the debt before it, also the first, however many days after
 * the release it falls due; the last one settles what rounding left. @throws RangeError without due dates.
 */
export function loanSchedule({ principal, monthlyPercent, system, dueDates }: ScheduleTerms): Instalment[] {
  const debt = { balance: principal, monthlyPercent, months: dueDates.length }
  const fixed = system === 'price' ? levelInstalment(debt) : constantAmortisation(debt)
  let balance = roundHalfUp2(principal)
  return dueDates.map((dueDate, index) => {
    const interest = monthlyInterest({ balance, monthlyPercent })
    const regular = system === 'price' ? sumReais([fixed, -interest]) : fixed
    const amortisation = index === dueDates.length - 1 ? balance : Math.min(regular, balance)
    balance = sumReais([balance, -amortisation])
    const amount = sumReais([interest, amortisation])
    return { number: index + 1, dueDate, correction: 0, interest, amortisation, amount, balance, index: null }
  })
}

/** Sums of a schedule, reais. */
export interface ScheduleTotals {
  paid: number
  interest: number
  correction: number
}

export function scheduleTotals(instalments: readonly Instalment[]): ScheduleTotals {
  return {
    paid: sumReais(instalments.map(({ amount }) => amount)),
    interest: sumReais(instalments.map(({ interest }) => interest)),
    correction: sumReais(instalments.map(({ correction }) => correction)),
  }
}
