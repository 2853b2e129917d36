import { defineReading } from '../readings/define-reading.ts'
import { date, money, text, under } from '../readings/reading-line.ts'
import { regimeNames } from './tax-regime.text.ts'
import type { RegimeChoiceData } from './tax-regime.ts'

const shownComparison = defineReading<NonNullable<RegimeChoiceData['comparacao']>>({
  valorTotal: (balance) => money('Valor comparado', balance),
  dataCota: (day) => date('Na cota de', day),
  valorImpostoRegressivo: (tax) => money('Imposto no regressivo, se tudo fosse pago nesse dia', tax),
  valorRetidoProgressivo: (tax) => money('Retenção no progressivo, antes da declaração anual', tax),
  valorFinalProgressivo: (tax) =>
    tax == null ? [] : money('Imposto no progressivo, com a declaração anual', tax),
  outrasRendas: (other) => (other === undefined ? [] : money('Outras rendas no ano', other)),
})

/** The choice of the tax regime: what was chosen and declared, and what the comparison showed. */
export const taxRegimeChoiceReading = defineReading<RegimeChoiceData>({
  regime: (chosen, { anterior }) => text('Regime de tributação', regimeNames[chosen], regimeNames[anterior]),
  anterior: { hidden: 'is the "before" of the regime' },
  declaracoes: (declared) =>
    under(
      'O que declaro',
      declared.map((sentence, index) => text(`Declaração ${index + 1}`, sentence)),
    ),
  comparacao: (shown) => (shown ? under('O que a comparação mostrava', shownComparison(shown)) : []),
})
