import type { IsoDate } from '#domain/calendar.ts'
import { type Amount, sumReais, toDecimal } from '#domain/money.ts'
import type { RegressiveTaxRules } from './regressive-rate.ts'
import { fixedRateBands, type TaxBand, taxBands } from './tax-lots.ts'
import type { TaxRegime } from './tax-regime.ts'

export interface RedemptionTaxRules {
  regressive: RegressiveTaxRules
  /** Withheld in the progressive regime, per cent. */
  progressivePercent: number
}

/**
 * Tax withheld from lots that were chosen and valued already, reais. Progressive: a fixed rate on the whole, settled in the annual return.
 * Regressive: by the age of each lot, final (Lei 11.053/2004, art. 1 and 3).
 */
export function leavingTax(
  lots: readonly { creditedOn: IsoDate; quotas: Amount; unitValue: Amount; value: number }[],
  regime: TaxRegime,
  { paidOn, regressive, progressivePercent }: RedemptionTaxRules & { paidOn: IsoDate },
): { tax: number; bands: TaxBand[] } {
  const taken = lots.map((lot) => ({ ...lot, quotas: toDecimal(lot.quotas).toNumber() }))
  const bands =
    regime === 'regressive' ? taxBands(taken, paidOn, regressive) : fixedRateBands(taken, progressivePercent)
  return { tax: sumReais(bands.map(({ tax }) => tax)), bands }
}
