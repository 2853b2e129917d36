import type { FigureLine } from '#app/features/request-engine/FigureSteps.tsx'
import { indexChangeText } from '#app/format/percent.ts'
import type { ExplainedFigureOnWire } from '#contract/statement/statement.ts'
import { percentText, quotasText, reaisText, returnText, unitValueText } from '#contract/value-text.ts'
import { partLabel, resultNames } from './explained-part-sentences.ts'

type Part = ExplainedFigureOnWire['partes'][number]

/** A figure as it is shown: reais, quotas or points. */
export function figureValue({ figura, resultado }: ExplainedFigureOnWire): string {
  if (isReturn(figura)) return returnText(resultado)
  return figura === 'cotas-da-linha' ? quotasText(resultado) : reaisText(resultado)
}

/** The way to a figure: its numbers, and the formula with them. */
export function explainedLines(figure: ExplainedFigureOnWire): FigureLine[] {
  const { partes, formula } = figure
  return [
    ...partes.map((part) => ({ label: partLabel(part), value: partValue(part) })),
    { label: resultNames[formula], value: explainedFormula(figure) },
  ]
}

/** A figure's formula with its numbers: `R$ 134,39 ÷ R$ 25,47805721 = 5,27473500`. */
export function explainedFormula(figure: ExplainedFigureOnWire): string {
  const values = figure.partes.map(partValue)
  const [first = '', second = '', third = ''] = values
  switch (figure.formula) {
    case 'cotas-vezes-valor':
      return `${products(figure.partes)}${residual(figure.partes)} = ${figureValue(figure)}`
    case 'percentual-do-saldo':
      return `${first} × ${second} = ${figureValue(figure)}`
    case 'quantia-sobre-valor':
      return `${first} ÷ ${second} = ${figureValue(figure)}`
    case 'saldo-mais-retirado-menos-contribuido':
      return `${first} + ${second} − ${third} = ${figureValue(figure)}`
    case 'valor-sobre-valor':
      return `${second} ÷ ${first} − 1 = ${indexChangeText(figure.resultado)}`
    case 'rentabilidades-de-cada-perfil':
      return `${ratios(figure.partes)} − 1 = ${indexChangeText(figure.resultado)}`
    default:
      return figureValue(figure)
  }
}

/** Quotas times their unit value, of each profile that holds any. */
function products(parts: readonly Part[]): string {
  const valuesOf = (codigo: Part['codigo']) =>
    parts.filter((part) => part.codigo === codigo).map((part) => partValue(part))
  const unitValues = valuesOf('valor-da-cota')
  return valuesOf('cotas')
    .map((quotas, index) => `${quotas} × ${unitValues[index] ?? ''}`)
    .join(' + ')
}

/** Rounding residual with its sign; empty when there is none. */
function residual(parts: readonly Part[]): string {
  const left = parts.find(({ codigo }) => codigo === 'centavo-residual')?.valor ?? 0
  if (left === 0) return ''
  return `${left < 0 ? ' − ' : ' + '}${reaisText(Math.abs(left))}`
}

/** The last unit value over the first one, of each profile on the way. */
function ratios(parts: readonly Part[]): string {
  const ends = parts.filter(({ codigo }) => codigo !== 'rentabilidade-do-mes').map((part) => partValue(part))
  return ends
    .flatMap((first, index) => (index % 2 === 0 ? [`(${ends[index + 1] ?? ''} ÷ ${first})`] : []))
    .join(' × ')
}

function partValue({ codigo, valor }: Part): string {
  switch (codigo) {
    case 'cotas':
      return quotasText(valor)
    case 'valor-da-cota':
    case 'primeira-cota':
    case 'ultima-cota':
    case 'cota-na-saida':
    case 'cota-na-entrada':
      return unitValueText(valor)
    case 'percentual-adquirido':
      return percentText(valor)
    case 'rentabilidade-do-mes':
      return indexChangeText(valor)
    default:
      return reaisText(valor)
  }
}

function isReturn(figura: ExplainedFigureOnWire['figura']): boolean {
  return figura === 'rentabilidade-periodo' || figura === 'rentabilidade-12-meses'
}
