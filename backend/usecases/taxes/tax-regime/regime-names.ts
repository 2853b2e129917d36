import type { RegimeOnWire } from '#contract/taxes/tax-regime.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'

const onWire: Readonly<Record<TaxRegime, RegimeOnWire>> = {
  progressive: 'progressivo',
  regressive: 'regressivo',
}

/** A regime as the wire names it. */
export function regimeOnWireOf(regime: TaxRegime): RegimeOnWire {
  return onWire[regime]
}
