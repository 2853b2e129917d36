import type { RegimeChoiceData, RegimeComparisonOnWire } from './tax-regime.ts'

/** Part of a comparison that a choice keeps: what the person saw when they signed it. */
export function shownComparison(shown: RegimeComparisonOnWire | null): RegimeChoiceData['comparacao'] {
  return (
    shown && {
      dataCota: shown.dataCota,
      valorTotal: shown.total,
      valorImpostoRegressivo: shown.regressivo.imposto,
      valorRetidoProgressivo: shown.progressivoRetido.imposto,
      valorFinalProgressivo: shown.progressivoFinal && shown.progressivoFinal.imposto,
      outrasRendas: shown.outrasRendas,
    }
  )
}
