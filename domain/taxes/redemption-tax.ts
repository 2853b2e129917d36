import type { IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { sharePercent, sumReais } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { consumeLots } from './consume-lots.ts'
import { leavingTax, type RedemptionTaxRules } from './leaving-tax.ts'
import type { TaxBand, TaxedLot } from './tax-lots.ts'
import { fixedRateLots, taxLots } from './tax-lots.ts'
import type { TaxRegime } from './tax-regime.ts'

export interface Redemption<Lot extends QuotaLot> {
  lots: readonly Lot[]
  unitValue: Amount
  paidOn: IsoDate
  /** Reais; null for all of it. */
  amount: Amount | null
}

/** Reais and per cent. */
export interface RedemptionTax<Lot extends QuotaLot> {
  gross: number
  tax: number
  net: number
  /** Tax in per cent of gross, two decimals. */
  effectivePercent: number
  /** Parts that add up to `tax`. */
  bands: TaxBand[]
  /** Oldest first, each with its share of its band. */
  lots: TaxedLot<Lot>[]
}

/**
 * Tax withheld from a redemption. Progressive: a fixed rate on the whole, settled in the annual return. Regressive: by the
 * age of each lot, oldest first, final.
 */
export function redemptionTax<Lot extends QuotaLot>(
  { lots, unitValue, paidOn, amount }: Redemption<Lot>,
  regime: TaxRegime,
  { regressive, progressivePercent }: RedemptionTaxRules,
): RedemptionTax<Lot> {
  const { gross, taken } = consumeLots(lots, unitValue, amount)
  const { tax, bands } = leavingTax(taken, regime, { paidOn, regressive, progressivePercent })
  return {
    gross,
    tax,
    net: sumReais([gross, -tax]),
    effectivePercent: sharePercent(tax, gross),
    bands,
    lots:
      regime === 'regressive' ? taxLots(taken, paidOn, regressive) : fixedRateLots(taken, progressivePercent),
  }
}
