import type { Amount } from '#domain/money.ts'
import { sumReais } from '#domain/money.ts'
import type { AnnualTaxRules } from './annual-income-tax.ts'
import { annualIncomeTax } from './annual-income-tax.ts'

/**
 * Annual tax on a sum paid at once, reais: the tax of the year with it, less the tax without it. Always by difference: the reduction of
 * lower incomes and the simplified discount make any marginal rate wrong.
 */
export function lumpSumAnnualTax(
  { gross, otherAnnualIncome, dependants }: { gross: Amount; otherAnnualIncome: Amount; dependants?: number },
  rules: AnnualTaxRules,
): number {
  const withIt = annualIncomeTax({ gross: sumReais([gross, otherAnnualIncome]), dependants }, rules)
  const without = annualIncomeTax({ gross: otherAnnualIncome, dependants }, rules)
  return sumReais([withIt.due, -without.due])
}
