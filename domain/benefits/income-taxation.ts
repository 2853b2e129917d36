import { sumReais } from '#domain/money.ts'
import {
  type IncomeExemption,
  type MonthlyTaxRules,
  monthlyIncomeTax,
} from '#domain/taxes/monthly-income-tax.ts'
import { taxByRate } from '#domain/taxes/tax-by-rate.ts'

/**
 * By what a monthly income is taxed: the table with what lowers its base, or the ages of the balance, as parts of one rate each from the
 * oldest money on. Reais, per cent.
 */
export type IncomeTaxation =
  | {
      regime: 'progressive'
      exemption: IncomeExemption
      dependants: number
      alimony: number
      rules: MonthlyTaxRules
    }
  | { regime: 'regressive'; bands: readonly { ratePercent: number; value: number }[] }

/** In reais. */
export interface TaxedIncome {
  gross: number
  tax: number
  net: number
}

/** A payment of today before and after tax. In the regressive regime the oldest money pays first; what no part pays for has the last rate. */
export function taxedIncome(gross: number, taxation: IncomeTaxation): TaxedIncome {
  const tax =
    taxation.regime === 'progressive'
      ? monthlyIncomeTax({ gross, ...taxation }, taxation.rules).withheld
      : taxByBands(gross, taxation.bands)
  return { gross, tax, net: sumReais([gross, -tax]) }
}

function taxByBands(gross: number, bands: readonly { ratePercent: number; value: number }[]): number {
  let missing = gross
  const parts = bands.map(({ ratePercent, value }, index) => {
    const taken = index === bands.length - 1 ? missing : Math.min(missing, value)
    missing = sumReais([missing, -taken])
    return { ratePercent, value: taken }
  })
  return sumReais(taxByRate(parts, gross).map(({ tax }) => tax))
}
