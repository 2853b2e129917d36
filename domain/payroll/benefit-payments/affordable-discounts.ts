import { sumReais } from '#domain/money.ts'
import type { GivenLine } from '#domain/payroll/pay-slips/pay-slip.ts'
import type { DiscountCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'

/**
 * The discounts that a payment can bear after its tax, reais: in the order of their codes, alimony before everything else, each as far as what
 * is left goes. Nobody's payment falls below nothing.
 */
export function affordableDiscounts(
  discounts: readonly GivenLine<DiscountCode>[],
  available: number,
): GivenLine<DiscountCode>[] {
  let left = Math.max(0, available)
  return discounts
    .toSorted((one, other) => one.code - other.code)
    .map((line) => {
      const amount = Math.min(line.amount, left)
      left = sumReais([left, -amount])
      return { ...line, amount }
    })
    .filter(({ amount }) => amount > 0)
}
