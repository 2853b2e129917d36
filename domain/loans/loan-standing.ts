import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { type OverdueCharges, overdueCharges } from '#domain/collection/boletos/overdue-charges.ts'
import { overdueCorrection } from '#domain/collection/boletos/overdue-correction.ts'
import { sharePercent, sumReais } from '#domain/money.ts'
import { payableInTimeUntil } from './collection.ts'
import type { Instalment } from './instalment.ts'
import { type BilledInstalment, type ChargeRules, debtBefore, type RunningLoan } from './running-loan.ts'

/** Where an instalment stands on a day. Reais. */
export interface InstalmentStanding {
  number: number
  dueDate: IsoDate
  /** Last day to pay it without charges. */
  payableUntil: IsoDate
  amount: number
  state: 'paid' | 'open' | 'late'
  paid: number
  rest: number
  /** Day of the payment that completed it. */
  paidOn: IsoDate | null
  /** Cost of paying the rest on that day; without charges while it is not late. Null once it is paid. */
  owed: OverdueCharges | null
}

/** Where a contract stands on a day. Reais, per cent with two decimals. */
export interface LoanStanding {
  state: 'running' | 'late' | 'ended'
  instalments: InstalmentStanding[]
  paidCount: number
  /** Of all instalments. */
  paidPercent: number
  late: InstalmentStanding[]
  /** The first one that is not paid and not late. */
  next: InstalmentStanding | null
  /** Debt that is not paid back, without interest of the running month. */
  balance: number
}

/**
 * Where an instalment stands on a day, by the payments until then. An amount of zero is paid. One that a boleto is out for, or that
 * the sponsor was asked to deduct, is late when that is, and is charged from its day on: nobody pays for a delay before they could pay.
 */
export function instalmentStanding(
  instalment: Instalment,
  loan: Pick<RunningLoan, 'payments' | 'collection' | 'billed'>,
  on: IsoDate,
  rules: ChargeRules,
): InstalmentStanding {
  const { number, dueDate, amount } = instalment
  const payments = loan.payments.filter(
    (payment) => payment.number === number && compareIso(payment.paidOn, on) <= 0,
  )
  const paid = sumReais(payments.map((payment) => payment.amount))
  const rest = Math.max(0, sumReais([amount, -paid]))
  const billed = (loan.billed ?? []).filter((bill) => bill.number === number)
  const [since, payableUntil] =
    billed.length === 0
      ? [dueDate, payableInTimeUntil(dueDate, loan.collection)]
      : [latest(billed.map((bill) => bill.dueDate)), latest(billed.map(billPayableUntil))]
  const standing = { number, dueDate, payableUntil, amount, paid, rest }
  if (rest === 0) {
    const paidOn =
      payments
        .map((payment) => payment.paidOn)
        .toSorted(compareIso)
        .at(-1) ?? null
    return { ...standing, state: 'paid', paidOn, owed: null }
  }
  const isLate = compareIso(on, payableUntil) > 0
  const { factor } = overdueCorrection(rules.correction, { dueDate: since, paidOn: on })
  const debt = { amount: rest, dueDate: since, paidOn: isLate ? on : since, correctionFactor: factor }
  const owed = overdueCharges(debt, rules.overdue)
  return { ...standing, state: isLate ? 'late' : 'open', paidOn: null, owed }
}

function billPayableUntil({ dueDate, way }: BilledInstalment): IsoDate {
  return payableInTimeUntil(dueDate, way ?? 'boleto')
}

function latest(days: readonly IsoDate[]): IsoDate {
  return days.reduce((one, other) => (compareIso(one, other) < 0 ? other : one))
}

/** Where a contract stands on a day. */
export function loanStanding(loan: RunningLoan, on: IsoDate, rules: ChargeRules): LoanStanding {
  const instalments = loan.instalments.map((instalment) => instalmentStanding(instalment, loan, on, rules))
  const paidCount = instalments.filter(({ state }) => state === 'paid').length
  const hasEnded =
    paidCount === instalments.length || (loan.endedOn !== null && compareIso(loan.endedOn, on) <= 0)
  const late = hasEnded ? [] : instalments.filter(({ state }) => state === 'late')
  const firstUnpaid = instalments.findIndex(({ state }) => state !== 'paid')
  const unpaid = loan.instalments[firstUnpaid]
  return {
    state: hasEnded ? 'ended' : late.length > 0 ? 'late' : 'running',
    instalments,
    paidCount,
    paidPercent: sharePercent(paidCount, instalments.length),
    late,
    next: hasEnded ? null : (instalments.find(({ state }) => state === 'open') ?? null),
    balance: hasEnded || unpaid === undefined ? 0 : debtBefore(unpaid),
  }
}
