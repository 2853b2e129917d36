import type { IsoDate } from '#domain/calendar.ts'
import { compareIso } from '#domain/calendar.ts'
import type { OverdueCharges } from '#domain/collection/boletos/overdue-charges.ts'
import { sumReais } from '#domain/money.ts'
import { type BankOccurrence, isBankFee } from './bank-occurrences.ts'
import type { ReturnMovement } from './bank-return.ts'

/** Why what came is not recorded as the payment of a contribution. */
export const CLEARING_OBSTACLES = [
  'no-payment',
  'other-money',
  'bank-fee',
  'unknown',
  'already-paid',
  'twice-in-file',
  'cancelled',
  'not-yet',
  'other-amount',
  'not-payable',
  'own-payment',
] as const
export type ClearingObstacle = (typeof CLEARING_OBSTACLES)[number]

/** The contribution that was paid, as far as it matters here. Reais. */
export interface ClearablePayment {
  amount: number
  paidOn: IsoDate | null
  cancelledOn: IsoDate | null
}

/** Money received. Reais. */
export interface IncomingMoney extends BankOccurrence {
  movement: ReturnMovement
  amount: number
  /** Day on which it was paid. */
  paidOn: IsoDate
}

/** Reais. `expected`: what was owed on the day of payment, with charges. */
export type ClearingVerdict =
  | { clears: true; contribution: number; charges: number; daysLate: number; expected: number }
  | { clears: false; obstacle: ClearingObstacle; expected: number | null }

/**
 * Whether money that came pays a contribution. In time it is its amount to the cent. Late it is at least the amount and at most what was
 * owed on that day: banks charge fine and interest but no index, and charges may be let go of. Anything else is for people to look at.
 * `owed`: charges on the day of payment; null where there is no such contribution, `not-payable` for what nothing pays on that day any more.
 */
export function judgeClearing(
  money: IncomingMoney,
  payment: ClearablePayment | null,
  { owed, today }: { owed: OverdueCharges | 'not-payable' | null; today: IsoDate },
): ClearingVerdict {
  const refused = (obstacle: ClearingObstacle): ClearingVerdict => ({
    clears: false,
    obstacle,
    expected: owed === null || owed === 'not-payable' ? null : owed.total,
  })
  if (money.movement !== 'paid') return refused(unpaidObstacle(money))
  if (!payment || !owed) return refused('unknown')
  if (payment.paidOn !== null) return refused('already-paid')
  if (payment.cancelledOn !== null) return refused('cancelled')
  if (compareIso(money.paidOn, today) > 0) return refused('not-yet')
  if (owed === 'not-payable') return refused('not-payable')
  if (money.amount < payment.amount || money.amount > owed.total) return refused('other-amount')
  return {
    clears: true,
    contribution: payment.amount,
    charges: sumReais([money.amount, -payment.amount]),
    daysLate: owed.daysLate,
    expected: owed.total,
  }
}

/** Why an occurrence that is no payment records none: what was posted under it stays to be looked at. */
function unpaidObstacle(money: BankOccurrence): ClearingObstacle {
  if (money.receivedAmount === 0) return 'no-payment'
  return isBankFee(money) ? 'bank-fee' : 'other-money'
}
