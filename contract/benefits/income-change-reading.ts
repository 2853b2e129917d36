import { defineReading, hidden } from '../readings/define-reading.ts'
import { date, money, month, percent, type ReadingLine, text } from '../readings/reading-line.ts'
import { spanText } from '../value-text.ts'
import { incomeNames } from './benefits.text.ts'
import { incomeChangeFields as fields } from './income-change.text.ts'
import type { IncomeChangeData } from './income-change.ts'

const before = hidden('is the "before" of the new one')

/** An amount of the day of the filing, which an imported request does not know. */
const some = (label: string, amount: number | null, earlier: number | null): readonly ReadingLine[] =>
  amount === null ? [] : [money(label, amount, earlier)]

/** A changed income: how it is paid from then on, what it comes to, and from when. */
export const incomeChangeReading = defineReading<IncomeChangeData>({
  tipo: (type, { tipoAnterior }) =>
    text(
      fields.tipo,
      incomeNames[type],
      ...(tipoAnterior === null ? [] : ([incomeNames[tipoAnterior]] as const)),
    ),
  percentual: (points, { percentualAnterior }) =>
    points === null
      ? []
      : percent(fields.percentual, points, ...(percentualAnterior === null ? [] : [percentualAnterior])),
  anos: (years, { mesesAnteriores }) =>
    years === null
      ? []
      : text(
          fields.anos,
          spanText(years * 12),
          ...(mesesAnteriores === null ? [] : [spanText(mesesAnteriores)]),
        ),
  tipoAnterior: before,
  percentualAnterior: before,
  mesesAnteriores: before,
  saldo: (balance) => (balance === null ? [] : money('Saldo no dia do pedido', balance)),
  bruto: (gross, { brutoAnterior }) => some('Renda bruta por mês, no dia do pedido', gross, brutoAnterior),
  brutoAnterior: before,
  liquido: (net, { liquidoAnterior }) =>
    some('Renda depois do imposto, no dia do pedido', net, liquidoAnterior),
  liquidoAnterior: before,
  mesEfeito: (from) => (from === null ? [] : month('Vale a partir de', from)),
  cancelavelAte: (until) => (until === null ? [] : date('Pode ser cancelada até', until)),
})
