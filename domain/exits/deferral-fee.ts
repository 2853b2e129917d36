import { type Amount, percentOf, roundHalfUp2 } from '#domain/money.ts'

/** Fee of a month for administering what waits for a deferred benefit, reais; `monthlyPercent` of the balance (plan's funding plan). */
export function deferralFee(balance: Amount, monthlyPercent: Amount): number {
  return roundHalfUp2(percentOf(balance, monthlyPercent))
}
