import type { SimulatedYearOnWire } from '#contract/taxes/tax-regime.ts'
import { reaisText, returnText } from '#contract/value-text.ts'
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
    line(text.gross, ({ bruto }) => reaisText(bruto)),
    line(text.withheld, ({ retido }) => reaisText(retido)),
    line(text.tax, ({ imposto }) => reaisText(imposto)),
    line(text.rate, ({ aliquota }) => returnText(aliquota)),
    line(text.left, ({ liquido }) => reaisText(liquido)),
    line(text.present, ({ valorPresente }) => reaisText(valorPresente)),
  ]
}
