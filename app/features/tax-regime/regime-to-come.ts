import { regimeDeclarations } from '#contract/tax-regime.text.ts'
import type { RegimeAnswer, RegimeChoiceData, RegimeOnWire } from '#contract/tax-regime.ts'

/** What a choice would keep if it were signed now: the regime, what is declared by signing, and what the comparison shows. */
export function regimeToCome(
  { situacao, comparacao }: Pick<RegimeAnswer, 'situacao' | 'comparacao'>,
  regime: RegimeOnWire,
): RegimeChoiceData {
  return {
    regime,
    anterior: situacao.regime,
    declaracoes: [...regimeDeclarations],
    comparacao: comparacao && {
      dataCota: comparacao.dataCota,
      valorTotal: comparacao.total,
      valorImpostoRegressivo: comparacao.regressivo.imposto,
      valorRetidoProgressivo: comparacao.progressivoRetido.imposto,
    },
  }
}
