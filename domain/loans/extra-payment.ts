import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { MissingMonth } from '#domain/indexers/accumulate.ts'
import { isWholeCents, proRata, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { anySchedule } from './any-schedule.ts'
import type { LoanConditions } from './fit-margin.ts'
import type { LoanIndex } from './indexed-schedule.ts'
import type { Instalment } from './instalment.ts'
import { loanStanding } from './loan-standing.ts'
import { regularInstalment } from './regular-instalment.ts'
import { type ChargeRules, debtBefore, type RunningLoan } from './running-loan.ts'
import { costOf, daysOf, loanSettlement } from './settlement.ts'

/** What an extra payment does to the rest: fewer instalments, none higher than before; or as many, and lower. */
export type ExtraPaymentEffect = 'shorter-term' | 'lower-instalments'

export interface ExtraPayment {
  /** Reais; null while the field is empty. */
  amount: number | null
  effect: ExtraPaymentEffect
  paidOn: IsoDate
}

/** The contract after an extra payment, reais. */
export interface ExtraPaymentResult {
  /** Part of the payment that lowers the debt. */
  amortised: number
  /** Part that is interest, and correction, of what it pays back, up to the day. */
  accrued: number
  balance: number
  /** All instalments: those that have fallen due as they were, the others anew. */
  instalments: Instalment[]
  /** How many are still to pay, and the regular one of them, before and now. */
  before: { months: number; instalment: number }
  now: { months: number; instalment: number }
  /** Interest and correction that are no longer paid. */
  saved: number
}

export type ExtraPaymentProblem =
  | { code: 'amount-required' | 'amount-not-in-cents' }
  | { code: 'loan-ended' }
  | { code: 'instalments-late'; count: number }
  /** It is enough to pay the contract off: that is a settlement. Reais. */
  | { code: 'settles-all'; total: number }
  | MissingMonth

/**
 * An extra payment on a contract that is not late. As a settlement of a part it pays that part back with its interest up to the day, so
 * that y = x / (1 + interest of the running month to the day). What is left is divided anew over the due dates that are left, or over the
 * fewest of them whose regular instalment is not above the one before.
 */
export function applyExtraPayment(
  payment: ExtraPayment,
  contract: { loan: RunningLoan; conditions: LoanConditions; index: LoanIndex | null },
  rules: ChargeRules,
): Outcome<ExtraPaymentResult, ExtraPaymentProblem> {
  const { loan, conditions } = contract
  const { amount, paidOn } = payment
  const problem = problemOf(payment, loan, rules)
  const [kept, open] = partsOf(loan, paidOn)
  const running = open[0]
  if (problem !== null) return { ok: false, problems: [problem] }
  if (amount === null || running === undefined) return { ok: false, problems: [{ code: 'loan-ended' }] }
  const debt = debtBefore(running)
  const { passed, month } = daysOf(loan, running, paidOn)
  const owedByDays = toDecimal(debt).times(month)
  const costByDays = toDecimal(costOf(running)).times(passed)
  const amortised = roundHalfUp2(proRata(amount, owedByDays, owedByDays.plus(costByDays)))
  const balance = sumReais([debt, -amortised])
  const instalmentOf = (owed: number, months: number) =>
    regularInstalment({ ...conditions, balance: owed, months }, conditions.system)
  // At a fixed rate as it was agreed; at an index what it would be without the next correction, as that of the rest is.
  const regular = contract.index === null ? running.amount : instalmentOf(debt, open.length)
  const before = { months: open.length, instalment: regular }
  const fits = (months: number) => instalmentOf(balance, months) <= before.instalment
  const months = payment.effect === 'shorter-term' ? fewest(open.length, fits) : open.length
  const dueDates = open.slice(0, months).map(({ dueDate }) => dueDate)
  const again = anySchedule({ principal: balance, dueDates, ...conditions }, contract.index, {
    first: running.number,
  })
  if (!again.ok) return again
  const costs = (instalments: readonly Instalment[]) => sumReais(instalments.map(costOf))
  const accrued = sumReais([amount, -amortised])
  return {
    ok: true,
    result: {
      amortised,
      accrued,
      balance,
      instalments: [...kept, ...again.result],
      before,
      now: { months, instalment: instalmentOf(balance, months) },
      saved: sumReais([costs(open), -costs(again.result), -accrued]),
    },
  }
}

function problemOf(
  { amount, paidOn }: ExtraPayment,
  loan: RunningLoan,
  rules: ChargeRules,
): ExtraPaymentProblem | null {
  if (amount === null || !(amount > 0)) return { code: 'amount-required' }
  if (!isWholeCents(amount)) return { code: 'amount-not-in-cents' }
  const { state, late } = loanStanding(loan, paidOn, rules)
  if (state === 'ended') return { code: 'loan-ended' }
  if (state === 'late') return { code: 'instalments-late', count: late.length }
  const { total, dueTotal } = loanSettlement(loan, paidOn, rules)
  const ahead = sumReais([total, -dueTotal])
  return amount >= ahead ? { code: 'settles-all', total } : null
}

/** The instalments that a payment leaves as they are, due or already paid, and those that it changes. */
function partsOf({ instalments, payments }: RunningLoan, on: IsoDate): [Instalment[], Instalment[]] {
  const from = instalments.findIndex(
    ({ dueDate, number }) =>
      compareIso(dueDate, on) > 0 && !payments.some((payment) => payment.number === number),
  )
  return from === -1 ? [[...instalments], []] : [instalments.slice(0, from), instalments.slice(from)]
}

function fewest(most: number, fits: (months: number) => boolean): number {
  for (let months = 1; months < most; months += 1) if (fits(months)) return months
  return most
}
