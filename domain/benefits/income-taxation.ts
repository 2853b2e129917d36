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

/** In reais. `lands`: paid into the account when alimony, a loan and the like are taken too, as a pay slip's net is. */
export interface LandingIncome extends TaxedIncome {
  discounts: number
  lands: number
}

/** A payment of today as it arrives, with the discounts that come every month whatever the income is. Reais. */
export function landingIncome(gross: number, taxation: IncomeTaxation, discounts: number): LandingIncome {
  const taxed = taxedIncome(gross, taxation)
  return { ...taxed, discounts, lands: Math.max(0, sumReais([taxed.net, -discounts])) }
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
