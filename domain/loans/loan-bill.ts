import { addDays, compareIso, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { Instalment } from './instalment.ts'
import type { RunningLoan } from './running-loan.ts'

/** Days before an instalment falls due at which its boleto is issued. */
const ISSUED_AHEAD = 10

/** Least days that somebody has to pay a boleto. */
const DAYS_TO_PAY = 5

/** A boleto of an instalment that is to be issued. Reais. */
export interface LoanBill {
  number: number
  amount: number
  dueDate: IsoDate
}

/** Day on which the boleto of an instalment is issued. */
export function billIssuedOn({ dueDate }: Pick<Instalment, 'dueDate'>): IsoDate {
  return addDays(dueDate, -ISSUED_AHEAD)
}

/**
 * Boletos to issue on a day for a contract that is paid by boleto: of every instalment that falls due soon, or has fallen due, is not paid
 * and has none that is out. What was partly paid is asked for its rest. One that is issued late, because the instalment was to be deducted
 * until now, falls due late enough to be paid.
 */
export function billsToIssue(
  loan: Pick<RunningLoan, 'instalments' | 'payments' | 'collection' | 'billed' | 'endedOn'>,
  today: IsoDate,
): LoanBill[] {
  if (loan.collection !== 'boleto' || loan.endedOn !== null) return []
  const firstDay = addDays(today, DAYS_TO_PAY)
  return loan.instalments
    .filter((instalment) => compareIso(billIssuedOn(instalment), today) <= 0)
    .filter(({ number }) => !loan.billed?.some((boleto) => boleto.number === number))
    .map((instalment) => ({
      number: instalment.number,
      amount: restOf(loan, instalment),
      dueDate: compareIso(instalment.dueDate, firstDay) < 0 ? firstDay : instalment.dueDate,
    }))
    .filter(({ amount }) => amount > 0)
}

/** The next day on which a boleto of a contract is issued, after a day; null when no instalment is left to ask for. */
export function nextBillOn(
  loan: Pick<RunningLoan, 'instalments' | 'payments'>,
  today: IsoDate,
): IsoDate | null {
  const next = loan.instalments.find(
    (instalment) => compareIso(billIssuedOn(instalment), today) > 0 && restOf(loan, instalment) > 0,
  )
  return next ? billIssuedOn(next) : null
}

/** What of an instalment is not paid, reais; never negative. */
export function restOf(
  { payments }: Pick<RunningLoan, 'payments'>,
  { number, amount }: Pick<Instalment, 'number' | 'amount'>,
): number {
  const paid = payments.filter((payment) => payment.number === number).map((payment) => payment.amount)
  return Math.max(0, sumReais([amount, -sumReais(paid)]))
}
