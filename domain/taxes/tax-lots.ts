import type { IsoDate } from '#domain/calendar.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { sumQuotas } from '#domain/quotas.ts'
import type { ConsumedLot } from './consume-lots.ts'
import type { BenefitRisk, RegressiveTaxRules } from './regressive-rate.ts'
import { regressiveRate } from './regressive-rate.ts'

/** A taken lot with its rate (per cent) and tax (reais). */
export type TaxedLot<Lot extends QuotaLot = QuotaLot> = ConsumedLot<Lot> & {
  ratePercent: number
  tax: number
}

/** All that is taxed at one rate. */
export interface TaxBand {
  ratePercent: number
  quotas: number
  value: number
  tax: number
}

/**
 * Regressive tax of the lots taken for a payment: each lot by its own age, rounded half-up. The whole value is taxed, not
 * only the return, because contributions to a closed entity were deductible.
 */
export function taxLots<Lot extends QuotaLot>(
  taken: readonly ConsumedLot<Lot>[],
  paidOn: IsoDate,
  rules: RegressiveTaxRules,
  risk?: BenefitRisk,
): TaxedLot<Lot>[] {
  // Several lots share a day, and years of them are taxed at once.
  const rates = new Map<IsoDate, number>()
  const rateOf = (creditedOn: IsoDate) => {
    const known = rates.get(creditedOn)
    if (known !== undefined) return known
    const rate = regressiveRate(creditedOn, paidOn, rules, risk)
    rates.set(creditedOn, rate)
    return rate
  }
  return taken.map((lot) => {
    const ratePercent = rateOf(lot.creditedOn)
    return { ...lot, ratePercent, tax: roundHalfUp2(percentOf(lot.value, ratePercent)) }
  })
}

/** Taxed lots by rate, highest rate first. */
export function taxBands(lots: readonly TaxedLot[]): TaxBand[] {
  const rates = [...new Set(lots.map(({ ratePercent }) => ratePercent))].sort((one, other) => other - one)
  return rates.map((ratePercent) => {
    const band = lots.filter((lot) => lot.ratePercent === ratePercent)
    return {
      ratePercent,
      quotas: sumQuotas(band.map(({ quotas }) => quotas)),
      value: sumReais(band.map(({ value }) => value)),
      tax: sumReais(band.map(({ tax }) => tax)),
    }
  })
}
