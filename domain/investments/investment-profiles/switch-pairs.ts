import { sharedAmounts } from '#domain/ledger-lots.ts'
import type { Amount } from '#domain/money.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { balanceOfLots, QUOTA_DECIMALS } from '#domain/quotas.ts'
import { switchLots } from './switch-investment-profile.ts'

/** The smallest quantity of quotas. */
const SMALLEST = new Decimal(10).pow(-QUOTA_DECIMALS)

/** One lot on both sides of a switch: the same reais leave the old profile and enter the new one. Positive texts. */
export interface SwitchPair<Lot extends QuotaLot> {
  lot: Lot
  /** Reais, two decimals. */
  amount: string
  /** All quotas of the lot in the old profile, eight decimals. */
  oldQuotas: string
  /** Its quotas in the new profile, eight decimals. */
  newQuotas: string
}

/**
 * The pairs of entries that take lots from one profile to another at the unit values of the same day. The amounts add up to the
 * balance that was there, rounded once, and the new quotas are worth exactly that balance.
 */
export function switchPairs<Lot extends QuotaLot>(
  lots: readonly Lot[],
  oldUnitValue: Amount,
  newUnitValue: Amount,
): SwitchPair<Lot>[] {
  const switched = quotasAfter(lots, oldUnitValue, newUnitValue)
  const amounts = sharedAmounts(
    lots.map(({ quotas }) => quotas),
    balanceOfLots(lots, oldUnitValue),
  )
  return lots.map((lot, index) => ({
    lot,
    amount: amounts[index] ?? '0.00',
    oldQuotas: toDecimal(lot.quotas).toFixed(QUOTA_DECIMALS),
    newQuotas: (switched[index] ?? SMALLEST).toFixed(QUOTA_DECIMALS),
  }))
}

/**
 * Quotas of each lot in the new profile. A lot that would round to nothing keeps the smallest quantity, which the largest gives as far
 * as it has it: what it cannot give is worth less than a cent.
 */
function quotasAfter(
  lots: readonly QuotaLot[],
  oldUnitValue: Amount,
  newUnitValue: Amount,
): readonly Decimal[] {
  const quotas = switchLots(lots, oldUnitValue, newUnitValue).map((lot) => toDecimal(lot.quotas))
  const lost = quotas.filter((quantity) => quantity.isZero()).length
  const largest = quotas.reduce((best, quantity) => Decimal.max(best, quantity), new Decimal(0))
  const giver = quotas.findIndex((quantity) => quantity.equals(largest))
  return quotas.map((quantity, index) => {
    if (quantity.isZero()) return SMALLEST
    return index === giver ? Decimal.max(quantity.minus(SMALLEST.times(lost)), SMALLEST) : quantity
  })
}
