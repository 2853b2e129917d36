import { formatReais } from '#app/format/money.ts'
import { formatReturn } from '#app/format/percent.ts'
import type { SimulatedYearOnWire } from '#contract/taxes/tax-regime.ts'
import { simulatorText } from './tax-simulator.text.ts'

const { result: text } = simulatorText

/** A figure of both regimes, formatted. */
export type ComparedLine = { label: string; regressivo: string; progressivo: string }

/** Everything that is known of a year of exit, in both regimes. */
export function comparedLines({ regressivo, progressivo }: SimulatedYearOnWire): ComparedLine[] {
  const line = (label: string, figure: (regime: SimulatedYearOnWire['regressivo']) => string) => ({
    label,
    regressivo: figure(regressivo),
    progressivo: figure(progressivo),
  })
  return [
    line(text.gross, ({ bruto }) => formatReais(bruto)),
    line(text.withheld, ({ retido }) => formatReais(retido)),
    line(text.tax, ({ imposto }) => formatReais(imposto)),
    line(text.rate, ({ aliquota }) => formatReturn(aliquota)),
    line(text.left, ({ liquido }) => formatReais(liquido)),
    line(text.present, ({ valorPresente }) => formatReais(valorPresente)),
  ]
}
