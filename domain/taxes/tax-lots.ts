import type { IsoDate } from '#domain/calendar.ts'
import { sharedAmounts } from '#domain/ledger-lots.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { sumQuotas } from '#domain/quotas.ts'
import type { ConsumedLot } from './consume-lots.ts'
import type { BenefitRisk, RegressiveTaxRules } from './regressive-rate.ts'
import { regressiveRate } from './regressive-rate.ts'
import { type RateTax, taxByRate } from './tax-by-rate.ts'

/** A taken lot with its rate (per cent), and its share of the value and of the tax of that rate (reais). */
export type TaxedLot<Lot extends QuotaLot = QuotaLot> = ConsumedLot<Lot> & {
  ratePercent: number
  tax: number
}

/** All that is taxed at one rate. */
export interface TaxBand extends RateTax {
  quotas: number
}

type Taken = ConsumedLot<QuotaLot>
type RateOf = (creditedOn: IsoDate) => number

/**
 * Regressive tax of the lots taken for a payment, by the rate of their age, highest rate first. The whole value is taxed, not only the return,
 * because contributions to a closed entity were deductible.
 */
export function taxBands(
  taken: readonly Taken[],
  paidOn: IsoDate,
  rules: RegressiveTaxRules,
  risk?: BenefitRisk,
): TaxBand[] {
  return bandsOf(taken, rateOn(paidOn, rules, risk))
}

/** The tax of lots that one rate is withheld from, whatever their age. */
export function fixedRateBands(taken: readonly Taken[], ratePercent: number): TaxBand[] {
  return bandsOf(taken, () => ratePercent)
}

/** Regressive tax of lots of one unit value, lot by lot. */
export function taxLots<Lot extends QuotaLot>(
  taken: readonly ConsumedLot<Lot>[],
  paidOn: IsoDate,
  rules: RegressiveTaxRules,
  risk?: BenefitRisk,
): TaxedLot<Lot>[] {
  return sharedByLot(taken, rateOn(paidOn, rules, risk))
}

/** The tax of one rate, whatever the age, lot by lot. */
export function fixedRateLots<Lot extends QuotaLot>(
  taken: readonly ConsumedLot<Lot>[],
  ratePercent: number,
): TaxedLot<Lot>[] {
  return sharedByLot(taken, () => ratePercent)
}

function bandsOf(taken: readonly Taken[], rateOf: RateOf): TaxBand[] {
  const parts = taken.map(({ creditedOn, quotas, unitValue }) => ({
    ratePercent: rateOf(creditedOn),
    value: toDecimal(quotas).times(toDecimal(unitValue)),
  }))
  const gross = sumReais(taken.map(({ value }) => value))
  return taxByRate(parts, gross).map((rate) => ({
    ...rate,
    quotas: sumQuotas(
      taken.filter((_, place) => parts[place]?.ratePercent === rate.ratePercent).map(({ quotas }) => quotas),
    ),
  }))
}

/** The rate of each day of credit. Several lots share a day, and years of them are taxed at once. */
function rateOn(paidOn: IsoDate, rules: RegressiveTaxRules, risk?: BenefitRisk): RateOf {
  const rates = new Map<IsoDate, number>()
  return (creditedOn) => {
    const known = rates.get(creditedOn)
    if (known !== undefined) return known
    const rate = regressiveRate(creditedOn, paidOn, rules, risk)
    rates.set(creditedOn, rate)
    return rate
  }
}

/** A lot's part in the value and the tax of its rate, in proportion to its quotas. */
function sharedByLot<Lot extends QuotaLot>(
  taken: readonly ConsumedLot<Lot>[],
  rateOf: RateOf,
): TaxedLot<Lot>[] {
  const shares = new Map<number, { value: number; tax: number }[]>()
  for (const { ratePercent, value, tax } of bandsOf(taken, rateOf)) {
    const quotas = taken
      .filter(({ creditedOn }) => rateOf(creditedOn) === ratePercent)
      .map((lot) => lot.quotas)
    const [values, taxes] = [sharedAmounts(quotas, value), sharedAmounts(quotas, tax)]
    shares.set(
      ratePercent,
      quotas.map((_, at) => ({ value: Number(values[at]), tax: Number(taxes[at]) })),
    )
  }
  return taken.map((lot) => {
    const ratePercent = rateOf(lot.creditedOn)
    return { ...lot, ratePercent, ...(shares.get(ratePercent)?.shift() ?? { value: 0, tax: 0 }) }
  })
}
