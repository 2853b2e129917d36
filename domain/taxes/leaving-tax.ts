import type { IsoDate } from '#domain/calendar.ts'
import { percentOf, roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import type { RedemptionTaxRules } from './redemption-tax.ts'
import { type TaxBand, taxBands, taxLots } from './tax-lots.ts'
import type { TaxRegime } from './tax-regime.ts'

/**
 * Tax withheld from lots that were chosen and valued already, reais. Progressive: a fixed rate on the whole, settled in the annual return.
 * Regressive: by the age of each lot, final (Lei 11.053/2004, art. 1 and 3).
 */
export function leavingTax(
  lots: readonly { creditedOn: IsoDate; quotas: string; value: number }[],
  regime: TaxRegime,
  { paidOn, regressive, progressivePercent }: RedemptionTaxRules & { paidOn: IsoDate },
): { tax: number; bands: TaxBand[] } {
  const taken = lots.map((lot) => ({ ...lot, quotas: toDecimal(lot.quotas).toNumber() }))
  if (regime === 'regressive') {
    const bands = taxBands(taxLots(taken, paidOn, regressive))
    return { tax: sumReais(bands.map(({ tax }) => tax)), bands }
  }
  const gross = sumReais(taken.map(({ value }) => value))
  const tax = roundHalfUp2(percentOf(gross, progressivePercent))
  const [band] = taxBands(taken.map((lot) => ({ ...lot, ratePercent: progressivePercent, tax: 0 })))
  return { tax, bands: band ? [{ ...band, tax }] : [] }
}
