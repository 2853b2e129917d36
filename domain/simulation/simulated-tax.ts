import { Decimal, percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import { EXEMPTION_AGE } from '#domain/taxes/age-exemption.ts'
import { type MonthlyTaxRules, monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import { type RegressiveTaxRules, regressiveRateOfYears } from '#domain/taxes/regressive-rate.ts'
import { type RatedPart, taxByRate } from '#domain/taxes/tax-by-rate.ts'
import type { ExitLot } from '#domain/taxes/tax-simulation/simulated-lots.ts'

/** The tables by which simulated payments are taxed: today's, kept in real terms. */
export interface SimulationTaxRules {
  monthly: MonthlyTaxRules
  regressive: RegressiveTaxRules
}

/** A payment before and after what each regime withholds, reais. */
export interface TaxedPayment {
  gross: number
  progressive: { tax: number; net: number }
  regressive: { tax: number; net: number }
}

/** By the monthly table, with the slice that is exempt from 65 on. A sum at the retirement is a benefit, and taxed so too. */
export function progressiveTax(gross: number, age: number, { monthly }: SimulationTaxRules): number {
  return monthlyIncomeTax({ gross, exemption: age >= EXEMPTION_AGE ? 'age-65' : 'none' }, monthly).withheld
}

/**
 * Takes an amount from the oldest lots and taxes it by their age, `waited` months after the retirement; `left` stays.
 */
export function taxOldest(
  lots: readonly ExitLot[],
  amount: number,
  waited: number,
  { regressive }: SimulationTaxRules,
): { tax: number; left: ExitLot[] } {
  let missing = new Decimal(amount)
  const parts: RatedPart[] = []
  const tax = () => sumReais(taxByRate(parts, amount).map((rate) => rate.tax))
  const left: ExitLot[] = []
  for (const [place, lot] of lots.entries()) {
    if (missing.isZero()) return { tax: tax(), left: [...left, ...lots.slice(place)] }
    const part = Decimal.min(lot.value, missing)
    if (part.greaterThan(0)) {
      parts.push({ ratePercent: regressiveRateOfYears((lot.months + waited) / 12, regressive), value: part })
      missing = missing.minus(part)
    }
    if (lot.value.greaterThan(part)) left.push({ ...lot, value: lot.value.minus(part) })
  }
  return { tax: tax(), left }
}

/** By the average age of the money: for benefits with actuarial funding, even in part (IN SRF 524/2005, art. 9). */
export function averageAgeTax(gross: number, months: number, { regressive }: SimulationTaxRules): number {
  return roundHalfUp2(percentOf(gross, regressiveRateOfYears(months / 12, regressive)))
}

/** A payment with what is left of it in both regimes. */
export function taxedPayment(gross: number, progressive: number, regressive: number): TaxedPayment {
  const netOf = (tax: number) => ({ tax, net: sumReais([gross, -tax]) })
  return { gross, progressive: netOf(progressive), regressive: netOf(regressive) }
}
