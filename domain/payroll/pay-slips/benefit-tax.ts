import type { IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { type ConsumedLot, consumeLots } from '#domain/taxes/consume-lots.ts'
import type { IncomeExemption, MonthlyTaxRules } from '#domain/taxes/monthly-income-tax.ts'
import { monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import type { BenefitRisk, RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { type TaxBand, taxBands } from '#domain/taxes/tax-lots.ts'
import { weightedTermRate } from '#domain/taxes/weighted-term.ts'
import type { Dated } from '#domain/validity.ts'
import type { PaySlipTax } from './pay-slip.ts'

/** Everything the tax of a benefit depends on. */
export type BenefitTaxation =
  | {
      regime: 'progressive'
      exemption: IncomeExemption
      dependants: number
      /** The tables in force on the day of payment, with their first day. */
      rules: Pick<Dated<MonthlyTaxRules>, 'validFrom' | 'value'>
    }
  | {
      regime: 'regressive'
      method: 'lot-age'
      /** Open lots before the payment. */
      lots: readonly QuotaLot[]
      unitValue: Amount
      rules: RegressiveTaxRules
      risk?: BenefitRisk
    }
  | {
      regime: 'regressive'
      method: 'taken-lots'
      /** Lots taken for each kind of income, by the day of their credit. */
      taken: Record<'monthly' | 'thirteenth', readonly ConsumedLot<QuotaLot>[]>
      rules: RegressiveTaxRules
      risk?: BenefitRisk
    }
  | {
      regime: 'regressive'
      method: 'weighted-term'
      termDaysAtGrant: number
      grantedOn: IsoDate
      rules: RegressiveTaxRules
      risk?: BenefitRisk
    }

/** Earnings of a payment, reais. */
export interface TaxedBenefit {
  monthly: number
  thirteenth: number
  alimony: number
  paidOn: IsoDate
}

interface WithheldTax {
  amount: number
  /** Null when several rates took part. */
  ratePercent: number | null
}

/** Tax of a benefit payment, by kind of income, and how it was found. */
export function benefitTax(
  benefit: TaxedBenefit,
  taxation: BenefitTaxation,
): { tax: PaySlipTax; monthlyTax: WithheldTax; thirteenthTax: WithheldTax } {
  if (taxation.regime === 'progressive') return byTable(benefit, taxation)
  if (taxation.method === 'weighted-term') return byTerm(benefit, taxation)
  return byAge(
    benefit,
    taxation.method === 'lot-age' ? { ...taxation, taken: oldestOf(benefit, taxation) } : taxation,
  )
}

function byTable(
  { monthly, thirteenth, alimony }: TaxedBenefit,
  { exemption, dependants, rules }: Extract<BenefitTaxation, { regime: 'progressive' }>,
) {
  const month =
    monthly === 0 ? null : monthlyIncomeTax({ gross: monthly, exemption, dependants, alimony }, rules.value)
  const extra =
    thirteenth === 0
      ? null
      : monthlyIncomeTax({ gross: thirteenth, exemption, dependants, kind: 'thirteenth' }, rules.value)
  return {
    tax: { regime: 'progressive', monthly: month, thirteenth: extra } as const,
    monthlyTax: { amount: month?.withheld ?? 0, ratePercent: month?.ratePercent ?? null },
    thirteenthTax: { amount: extra?.withheld ?? 0, ratePercent: extra?.ratePercent ?? null },
  }
}

/** The month's income takes the oldest lots, the thirteenth the ones after them. */
function oldestOf(
  { monthly, thirteenth }: TaxedBenefit,
  { lots, unitValue }: Extract<BenefitTaxation, { method: 'lot-age' }>,
) {
  const ofMonth = consumeLots(lots, unitValue, monthly)
  return { monthly: ofMonth.taken, thirteenth: consumeLots(ofMonth.left, unitValue, thirteenth).taken }
}

function byAge(
  { paidOn }: TaxedBenefit,
  {
    taken,
    rules,
    risk,
  }: Pick<Extract<BenefitTaxation, { method: 'taken-lots' }>, 'taken' | 'rules' | 'risk'>,
) {
  const bandsOf = (lots: readonly ConsumedLot<QuotaLot>[]) => taxBands(lots, paidOn, rules, risk)
  const taxOf = (bands: readonly TaxBand[]) => sumReais(bands.map(({ tax }) => tax))
  const rateOf = ([band, ...others]: readonly TaxBand[]) =>
    band === undefined || others.length > 0 ? null : band.ratePercent
  const [month, extra] = [bandsOf(taken.monthly), bandsOf(taken.thirteenth)]
  const bands = bandsOf([...taken.monthly, ...taken.thirteenth])
  // One payment has one rounding a rate: the thirteenth bears what the whole bears beyond the month.
  const ofThirteenth = Math.max(0, sumReais([taxOf(bands), -taxOf(month)]))
  return {
    tax: { regime: 'regressive', method: 'lot-age', bands } as const,
    monthlyTax: { amount: taxOf(month), ratePercent: rateOf(month) },
    thirteenthTax: { amount: extra.length === 0 ? 0 : ofThirteenth, ratePercent: rateOf(extra) },
  }
}

function byTerm(
  { monthly, thirteenth, paidOn }: TaxedBenefit,
  { rules, risk, ...term }: Extract<BenefitTaxation, { method: 'weighted-term' }>,
) {
  const ratePercent = weightedTermRate({ ...term, paidOn }, rules, risk)
  const taxOf = (amount: number) => ({ amount: roundHalfUp2(percentOf(amount, ratePercent)), ratePercent })
  return {
    tax: { regime: 'regressive', method: 'weighted-term', ratePercent } as const,
    monthlyTax: taxOf(monthly),
    thirteenthTax: taxOf(thirteenth),
  }
}
