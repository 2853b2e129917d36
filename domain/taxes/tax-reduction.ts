import type { Amount } from '#domain/money.ts'
import { Decimal, toDecimal } from '#domain/money.ts'

/**
 * Reduction of the tax of lower incomes (Lei 15.270/2025). It looks at the taxable income itself, not at the base after
 * deductions, and falls in a straight line between two incomes.
 */
export interface TaxReduction {
  /** Up to this income the tax disappears, reais. */
  fullUpTo: number
  /** Largest reduction, reais. */
  fullMaximum: number
  /** Up to this income there still is some reduction, reais. */
  endsAt: number
  /** Reduction = constant − slope × income, reais. */
  constant: number
  /** A decimal string: it has more digits than money. */
  slope: string
}

/** Reduction of a tax, exact and unrounded, between zero and the tax. None without rule. */
export function reductionOf(income: Amount, tax: Amount, rule: TaxReduction | null): Decimal {
  const zero = new Decimal(0)
  if (rule === null) return zero
  const value = toDecimal(income)
  if (value.greaterThan(rule.endsAt)) return zero
  const allowed = value.lessThanOrEqualTo(rule.fullUpTo)
    ? new Decimal(rule.fullMaximum)
    : Decimal.max(0, new Decimal(rule.constant).minus(value.times(rule.slope)))
  return Decimal.min(toDecimal(tax), allowed)
}
