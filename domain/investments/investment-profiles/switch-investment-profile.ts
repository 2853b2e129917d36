import type { Amount } from '#domain/money.ts'
import { roundHalfUp, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { balanceOfLots, QUOTA_DECIMALS, switchQuotas } from '#domain/quotas.ts'

/** A lot after the switch; everything but its quotas stays, its date above all. */
export type SwitchedLot<Lot extends QuotaLot> = Lot & { quotas: number }

/** The smallest quantity of quotas. */
const SMALLEST = 10 ** -QUOTA_DECIMALS

/**
 * The lots of a link in a new profile, at the unit values of the same day. The money is conserved to the cent, and the lots
 * keep the dates of their contributions: a switch has no effect on taxes.
 */
export function switchLots<Lot extends QuotaLot>(
  lots: readonly Lot[],
  oldUnitValue: Amount,
  newUnitValue: Amount,
): SwitchedLot<Lot>[] {
  const switched = lots.map((lot) => ({
    ...lot,
    quotas: switchQuotas(lot.quotas, oldUnitValue, newUnitValue),
  }))
  const wanted = balanceOfLots(lots, oldUnitValue)
  const largest = indexOfLargest(switched)
  for (let lot = switched[largest]; lot !== undefined; lot = switched[largest]) {
    const difference = wanted - balanceOfLots(switched, newUnitValue)
    if (difference === 0) break
    // Rounding the lots can only push the balance over the edge of a cent: the smallest quantities bring it back.
    const quotas = toDecimal(lot.quotas).plus(difference > 0 ? SMALLEST : -SMALLEST)
    switched[largest] = { ...lot, quotas: roundHalfUp(quotas, QUOTA_DECIMALS) }
  }
  return switched
}

function indexOfLargest(lots: readonly { quotas: number }[]): number {
  return lots.reduce((best, lot, index) => (lot.quotas > (lots[best]?.quotas ?? 0) ? index : best), 0)
}
