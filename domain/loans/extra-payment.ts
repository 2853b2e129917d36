import { compareIso, type IsoDate } from '#domain/calendar.ts'
import { isWholeCents, proRata, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { MissingMonth } from '#domain/settings/indexers/accumulate.ts'
import { anySchedule } from './any-schedule.ts'
import type { LoanConditions } from './fit-margin.ts'
import type { LoanIndex } from './indexed-schedule.ts'
import type { Instalment } from './instalment.ts'
import { restOf } from './loan-bill.ts'
import type { LoanCollection } from './loan-rules.ts'
import { loanStanding } from './loan-standing.ts'
import { monthlyInterest, regularInstalment } from './regular-instalment.ts'
import { type ChargeRules, debtBefore, type RunningLoan } from './running-loan.ts'
import { costOf, daysOf, loanSettlement } from './settlement.ts'

/** Effect of an extra payment on the rest: fewer instalments, none higher than before; or as many, and lower. */
export const EXTRA_PAYMENT_EFFECTS = ['shorter-term', 'lower-instalments'] as const
type ExtraPaymentEffect = (typeof EXTRA_PAYMENT_EFFECTS)[number]

export interface ExtraPayment {
  /** Reais; null while the field is empty. */
  amount: number | null
  effect: ExtraPaymentEffect
  paidOn: IsoDate
}

/** How many instalments are still to pay, the regular one of those that are divided anew, and when the last one falls due. Reais. */
export interface LoanRest {
  months: number
  instalment: number
  lastDueOn: IsoDate
}

/** The contract after an extra payment, reais. */
export interface ExtraPaymentResult {
  /** Part of the payment that lowers the debt. */
  amortised: number
  /** Part that is interest, and correction, of what it pays back, up to the day. */
  accrued: number
  balance: number
  /** All instalments: those that have fallen due, those whose amount is settled already, and the others anew. */
  instalments: Instalment[]
  /** Number of the first one that is divided anew. */
  anewFrom: number
  before: LoanRest
  now: LoanRest
  /** Interest and correction that are no longer paid. */
  saved: number
}

export type ExtraPaymentProblem =
  | { code: 'amount-required' | 'amount-not-in-cents' }
  | { code: 'below-minimum'; minimum: number }
  | { code: 'loan-ended' }
  | { code: 'instalments-late'; count: number }
  /** It is enough to pay the contract off: that is a settlement. Reais. */
  | { code: 'settles-all'; total: number }
  | MissingMonth

/** How a delay is charged, and the least that is asked for by boleto; left away for what was asked for already. */
export type ExtraPaymentRules = ChargeRules & Partial<Pick<LoanCollection, 'smallestBoleto'>>

/** A contract and what its instalments are made of. */
export interface ContractToPay {
  loan: RunningLoan
  conditions: LoanConditions
  index: LoanIndex | null
}

/**
 * An extra payment on a contract that is not late. As a settlement of a part it pays that part back with its interest up to the day, so
 * that y = x / (1 + interest of the running month to the day). An instalment that the sponsor was asked for, or that is paid in advance,
 * keeps its amount and pays back more of the lower debt. What is left is divided anew over the due dates after it, or over the fewest of
 * them whose regular instalment is not above the one before.
 */
export function applyExtraPayment(
  payment: ExtraPayment,
  contract: ContractToPay,
  rules: ExtraPaymentRules,
): Outcome<ExtraPaymentResult, ExtraPaymentProblem> {
  const { loan, conditions } = contract
  const { amount, paidOn } = payment
  const problem = problemOf(payment, loan, rules)
  const { fallenDue, settled, open } = partsOf(loan, paidOn)
  const [running] = [...settled, ...open]
  const [first] = open
  if (problem !== null) return { ok: false, problems: [problem] }
  const { total } = loanSettlement(loan, paidOn, rules)
  const settlesAll = { ok: false as const, problems: [{ code: 'settles-all' as const, total }] }
  if (amount === null || running === undefined || first === undefined) return settlesAll
  const debt = debtBefore(running)
  const { passed, month } = daysOf(loan, running, paidOn)
  const owedByDays = toDecimal(debt).times(month)
  const costByDays = toDecimal(costOf(running)).times(passed)
  const amortised = roundHalfUp2(proRata(amount, owedByDays, owedByDays.plus(costByDays)))
  const kept = onLowerDebt(settled, amortised, conditions)
  const left = kept.at(-1)?.balance ?? sumReais([debt, -amortised])
  if (left <= 0) return settlesAll
  const instalmentOf = (owed: number, months: number) =>
    regularInstalment({ ...conditions, balance: owed, months }, conditions.system)
  // At a fixed rate as it was agreed; at an index what it would be without the next correction, as that of the rest is.
  const regular = contract.index === null ? first.amount : instalmentOf(debtBefore(first), open.length)
  const fits = (months: number) => instalmentOf(left, months) <= regular
  const months = payment.effect === 'shorter-term' ? fewest(open.length, fits) : open.length
  const dueDates = open.slice(0, months).map(({ dueDate }) => dueDate)
  const again = anySchedule({ principal: left, dueDates, ...conditions }, contract.index, {
    first: first.number,
  })
  if (!again.ok) return again
  const costs = (instalments: readonly Instalment[]) => sumReais(instalments.map(costOf))
  const accrued = sumReais([amount, -amortised])
  const unpaid = [...fallenDue, ...settled].filter((instalment) => restOf(loan, instalment) > 0).length
  const restOver = (instalments: readonly Instalment[], instalment: number): LoanRest => ({
    months: unpaid + instalments.length,
    instalment,
    lastDueOn: instalments.at(-1)?.dueDate ?? running.dueDate,
  })
  return {
    ok: true,
    result: {
      amortised,
      accrued,
      balance: sumReais([debt, -amortised]),
      instalments: [...lowered(fallenDue, loan, amortised), ...kept, ...again.result],
      anewFrom: first.number,
      before: restOver(open, regular),
      now: restOver(again.result, instalmentOf(left, months)),
      saved: sumReais([costs(settled), costs(open), -costs(kept), -costs(again.result), -accrued]),
    },
  }
}

function problemOf(
  { amount, paidOn }: ExtraPayment,
  loan: RunningLoan,
  { smallestBoleto = 0, ...rules }: ExtraPaymentRules,
): ExtraPaymentProblem | null {
  const { state, late } = loanStanding(loan, paidOn, rules)
  if (state === 'ended') return { code: 'loan-ended' }
  if (amount === null || !(amount > 0)) return { code: 'amount-required' }
  if (!isWholeCents(amount)) return { code: 'amount-not-in-cents' }
  if (amount < smallestBoleto) return { code: 'below-minimum', minimum: smallestBoleto }
  if (state === 'late') return { code: 'instalments-late', count: late.length }
  const { total, dueTotal } = loanSettlement(loan, paidOn, rules)
  const ahead = sumReais([total, -dueTotal])
  return amount >= ahead ? { code: 'settles-all', total } : null
}

/**
 * The instalments that have fallen due; those ahead whose amount is settled, since something of them, or of one after them, is paid or was
 * asked of the sponsor; and those that a payment divides anew. A boleto of one of these is replaced, which the bank and the person hear of;
 * a sponsor deducts what it was asked for.
 */
function partsOf({ instalments, payments, billed = [] }: RunningLoan, on: IsoDate) {
  const due = instalments.filter(({ dueDate }) => compareIso(dueDate, on) <= 0).length
  const isSettled = ({ number }: Instalment) =>
    payments.some((payment) => payment.number === number) ||
    billed.some((bill) => bill.number === number && bill.way === 'payroll')
  const from = Math.max(due, instalments.findLastIndex(isSettled) + 1)
  return {
    fallenDue: instalments.slice(0, due),
    settled: instalments.slice(due, from),
    open: instalments.slice(from),
  }
}

/** Instalments of the same amounts on a debt that is lower by so much before the first: less of each is interest and correction. */
function onLowerDebt(
  instalments: readonly Instalment[],
  amortised: number,
  { monthlyPercent }: Pick<LoanConditions, 'monthlyPercent'>,
): Instalment[] {
  let less = amortised
  return instalments.map((instalment) => {
    const debt = debtBefore(instalment)
    const lower = sumReais([debt, -less])
    const correction =
      instalment.correction === 0 ? 0 : roundHalfUp2(proRata(instalment.correction, lower, debt))
    const interest = monthlyInterest({ balance: sumReais([lower, correction]), monthlyPercent })
    const amortisation = sumReais([instalment.amount, -interest])
    const balance = sumReais([lower, correction, -amortisation])
    less = sumReais([instalment.balance, -balance])
    return { ...instalment, correction, interest, amortisation, balance }
  })
}

/** Instalments that fell due stay as they are; the debt left after those unpaid is lower all the same. */
function lowered(
  fallenDue: readonly Instalment[],
  loan: Pick<RunningLoan, 'payments'>,
  amortised: number,
): Instalment[] {
  const firstUnpaid = fallenDue.findIndex((instalment) => restOf(loan, instalment) > 0)
  return fallenDue.map((instalment, at) =>
    firstUnpaid === -1 || at < firstUnpaid
      ? instalment
      : { ...instalment, balance: sumReais([instalment.balance, -amortised]) },
  )
}

function fewest(most: number, fits: (months: number) => boolean): number {
  for (let months = 1; months < most; months += 1) if (fits(months)) return months
  return most
}
