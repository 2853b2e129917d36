import { addBusinessDays } from '#domain/business-days.ts'
import { compareIso, competenceOf, type IsoDate, lastDayOfMonth } from '#domain/calendar.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, sumReais } from '#domain/money.ts'
import {
  Category,
  type CategoryId,
  ENDED_SITUATIONS,
  Situation,
  type SituationId,
} from '#domain/participants.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import type { GivenLine } from '#domain/payroll/pay-slips/pay-slip.ts'
import { type DiscountCode, PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { LoanCollection } from './loan-rules.ts'

/** How instalments are paid: deducted from the pay or from the benefit, or by boleto. */
export type CollectionWay = 'payroll' | 'pay-slip' | 'boleto'

/** Why they are paid that way; `ended`: the link has ended, and a loan with it. */
type CollectionReason =
  | 'pay'
  | 'benefit'
  | 'plan-without-payroll'
  | 'pays-alone'
  | 'left-sponsor'
  | 'benefit-pending'
  | 'benefit-suspended'
  | 'ended'

export type LoanCollectionPlace =
  | { way: CollectionWay; reason: Exclude<CollectionReason, 'ended'> }
  | { way: null; reason: 'ended' }

/** Business days after the month in which the sponsor hands on what it deducted. */
const REMITTANCE_DAYS = 5

/**
 * How the instalments of a link are collected today. Where there is neither pay nor benefit to deduct them from, because the person left the
 * sponsor, or the benefit is suspended or not paid yet, they are paid by boleto; the loan itself stays as it is.
 */
export function collectionPlace(
  { category, situation }: { category: CategoryId; situation: SituationId },
  { paysByBoleto }: { paysByBoleto: boolean },
): LoanCollectionPlace {
  if (ENDED_SITUATIONS.includes(situation)) return { way: null, reason: 'ended' }
  if (situation === Situation.inGranting) return { way: 'boleto', reason: 'benefit-pending' }
  if (category === Category.assisted || category === Category.pensioner)
    return situation === Situation.inBenefit
      ? { way: 'pay-slip', reason: 'benefit' }
      : { way: 'boleto', reason: 'benefit-suspended' }
  if (category !== Category.taxpayer) return { way: 'boleto', reason: 'pays-alone' }
  if (paysByBoleto) return { way: 'boleto', reason: 'plan-without-payroll' }
  // Suspended contributions leave the pay as it is.
  const isEmployed = situation === Situation.active || situation === Situation.suspended
  return isEmployed ? { way: 'payroll', reason: 'pay' } : { way: 'boleto', reason: 'left-sponsor' }
}

/**
 * Last day on which an instalment is paid in time: what is deducted counts when the benefit of its month is paid, or when the sponsor hands
 * on what it deducted, by the fifth business day of the next month.
 */
export function payableInTimeUntil(dueDate: IsoDate, way: CollectionWay): IsoDate {
  const byBoleto = payableUntil(dueDate)
  if (way === 'boleto') return byBoleto
  const month = competenceOf(dueDate)
  const deducted =
    way === 'pay-slip' ? paymentDayOf(month) : addBusinessDays(lastDayOfMonth(month), REMITTANCE_DAYS)
  return compareIso(deducted, byBoleto) < 0 ? byBoleto : deducted
}

/** An instalment in two parts that add up to it, reais. */
export interface CollectedInstalment {
  deducted: number
  byBoleto: number
}

/**
 * Splits an instalment into a deduction and a boleto: the margin of this month's pay or benefit is deducted, the rest is not, unless it is
 * too small for a boleto, as the cents that rounding leaves on the last instalment. Without margin nothing is deducted.
 */
export function collectInstalment(
  { amount, margin }: { amount: Amount; margin: number },
  { smallestBoleto }: Pick<LoanCollection, 'smallestBoleto'>,
): CollectedInstalment {
  const whole = roundHalfUp2(amount)
  if (margin <= 0) return { deducted: 0, byBoleto: whole }
  const rest = Math.max(0, sumReais([whole, -margin]))
  if (rest < smallestBoleto) return { deducted: whole, byBoleto: 0 }
  return { deducted: sumReais([whole, -rest]), byBoleto: rest }
}

/** The line of a pay slip that deducts an instalment, reais. */
export function loanDiscountLine(
  { number, of }: { number: number; of: number },
  amount: number,
): GivenLine<DiscountCode> {
  return { code: PaySlipLineCode.loan, amount, reference: { kind: 'instalment', number, of } }
}
