import { compareIso, daysBetween, type IsoDate } from '#domain/calendar.ts'
import { type Decimal, proRata, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { Instalment } from './instalment.ts'
import { type InstalmentStanding, instalmentStanding } from './loan-standing.ts'
import { type ChargeRules, debtBefore, interestSince, type RunningLoan } from './running-loan.ts'

/** Sum that pays off a contract on a day, reais: `total` = the owed of `due` + `balance` + `accrued` − `paidAhead`. */
export interface LoanSettlement {
  on: IsoDate
  /** Instalments that have fallen due and are not paid, with their charges. */
  due: InstalmentStanding[]
  dueTotal: number
  /** Debt of the instalments that have not fallen due. */
  balance: number
  /** Interest, and correction, of the running month up to the day. */
  accrued: number
  /** Parts already paid of instalments that have not fallen due. */
  paidAhead: number
  total: number
  /** Interest and correction that are not paid because it is settled before its time. */
  saved: number
}

/**
 * Sum that pays off a contract that has not ended, on a day. Of the running instalment it takes the interest, and the correction, of the
 * days that have passed since the one before: by the days of that month, so that on a due date it is exactly the schedule's (Lei
 * 8.078/1990, art. 52, §2º: interest falls in proportion). At an index by the value with which that instalment was found.
 * @throws RangeError for a day before the release.
 */
export function loanSettlement(loan: RunningLoan, on: IsoDate, rules: ChargeRules): LoanSettlement {
  if (compareIso(on, loan.releasedOn) < 0) throw new RangeError('Not yet released')
  const unpaid = loan.instalments
    .map((instalment) => ({ instalment, standing: instalmentStanding(instalment, loan, on, rules) }))
    .filter(({ standing }) => standing.state !== 'paid')
  const due = unpaid.map(({ standing }) => standing).filter(({ dueDate }) => compareIso(dueDate, on) <= 0)
  const ahead = unpaid.filter(({ standing }) => compareIso(standing.dueDate, on) > 0)
  const running = ahead[0]?.instalment
  const balance = running === undefined ? 0 : debtBefore(running)
  const accrued = running === undefined ? 0 : roundHalfUp2(accruedCost(loan, running, on))
  const dueTotal = sumReais(due.map(({ owed }) => owed?.total ?? 0))
  const paidAhead = sumReais(ahead.map(({ standing }) => standing.paid))
  const costs = sumReais(ahead.map(({ instalment }) => costOf(instalment)))
  return {
    on,
    due,
    dueTotal,
    balance,
    accrued,
    paidAhead,
    total: sumReais([dueTotal, balance, accrued, -paidAhead]),
    saved: sumReais([costs, -accrued]),
  }
}

/** Cost of an instalment for the days of its month that have passed, unrounded: nothing before it begins, all of it when it falls due. */
function accruedCost(
  loan: Pick<RunningLoan, 'releasedOn' | 'instalments'>,
  instalment: Instalment,
  on: IsoDate,
): Decimal {
  const { passed, month } = daysOf(loan, instalment, on)
  return proRata(costOf(instalment), passed, month)
}

/** How many days an instalment's month has, one at least, and how many of them have passed on a day. */
export function daysOf(
  loan: Pick<RunningLoan, 'releasedOn' | 'instalments'>,
  { number, dueDate }: Instalment,
  on: IsoDate,
): { passed: number; month: number } {
  const since = interestSince(loan, number)
  const month = Math.max(1, daysBetween(since, dueDate))
  return { passed: Math.min(month, Math.max(0, daysBetween(since, on))), month }
}

/** Cost of an instalment beside the debt that it pays back, reais. */
export function costOf({ interest, correction }: Pick<Instalment, 'interest' | 'correction'>): number {
  return sumReais([interest, correction])
}
