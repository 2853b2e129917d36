import type { RegimeOnWire, SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'

/** The year of exit that was asked for. Undefined when there would be nothing to pay. */
export function chosenYear({ anos, saida }: SimulationAnswer): SimulatedYearOnWire | undefined {
  return anos.find(({ ano, saldo }) => ano === saida && saldo > 0)
}

/** The regime that costs less tax; null when both cost the same. */
export function cheaperRegime({ regressivo, progressivo }: SimulatedYearOnWire): RegimeOnWire | null {
  if (regressivo.imposto === progressivo.imposto) return null
  return regressivo.imposto < progressivo.imposto ? 'regressivo' : 'progressivo'
}

/** How long an income is paid or looked at, in years. */
export function paidYears({ rendaMensal, regressivo }: SimulatedYearOnWire): number {
  return rendaMensal ? Math.round(regressivo.bruto / (rendaMensal * 12)) : 0
}
