import type { RegimeOnWire } from '#contract/tax-regime.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'

const onWire: Readonly<Record<TaxRegime, RegimeOnWire>> = {
  progressive: 'progressivo',
  regressive: 'regressivo',
}

/** A regime as the wire names it. */
export function regimeOnWireOf(regime: TaxRegime): RegimeOnWire {
  return onWire[regime]
}

/** A regime of the wire as the rules name it. */
export function regimeFromWire(regime: RegimeOnWire): TaxRegime {
  return regime === 'progressivo' ? 'progressive' : 'regressive'
}
