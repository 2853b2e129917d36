import { addDays, compareIso, competenceOf, type IsoDate } from '#domain/calendar.ts'
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

/** The first day for which a boleto that is issued on a day may fall due. */
export function firstDueDay(today: IsoDate): IsoDate {
  return addDays(today, DAYS_TO_PAY)
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
  const firstDay = firstDueDay(today)
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

/**
 * The next day on which an instalment of a contract is asked for, by boleto or of the sponsor, after a day; null when none is left to ask
 * for, or the benefit pays them.
 */
export function nextBillOn(
  loan: Pick<RunningLoan, 'instalments' | 'payments' | 'collection'>,
  today: IsoDate,
): IsoDate | null {
  if (loan.collection === 'pay-slip') return null
  const askedOn = loan.collection === 'boleto' ? billIssuedOn : deductionAskedOn
  const next = loan.instalments.find(
    (instalment) => compareIso(askedOn(instalment), today) > 0 && restOf(loan, instalment) > 0,
  )
  return next ? askedOn(next) : null
}

/** Day on which the sponsor is asked to deduct an instalment: the first of its month. */
export function deductionAskedOn({ dueDate }: Pick<Instalment, 'dueDate'>): IsoDate {
  return `${competenceOf(dueDate)}-01`
}

/** Unpaid rest of an instalment, reais; never negative. */
export function restOf(
  { payments }: Pick<RunningLoan, 'payments'>,
  { number, amount }: Pick<Instalment, 'number' | 'amount'>,
): number {
  const paid = payments.filter((payment) => payment.number === number).map((payment) => payment.amount)
  return Math.max(0, sumReais([amount, -sumReais(paid)]))
}
