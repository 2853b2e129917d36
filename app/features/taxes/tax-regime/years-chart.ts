import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { percentText, returnText, yearsText } from '#contract/value-text.ts'
import { simulatorText } from './tax-simulator.text.ts'

const { years: text } = simulatorText

/** Effective rate of both regimes for each year of exit. */
export function yearsChart({ anos }: SimulationAnswer): ChartData {
  return {
    label: text.chart,
    xLabel: text.chartX,
    series: [
      { id: 'regressive', label: regimeNames.regressivo },
      { id: 'progressive', label: regimeNames.progressivo },
    ],
    points: anos.map(({ ano, regressivo, progressivo }) => ({
      x: ano,
      label: yearsText(ano),
      values: { regressive: regressivo.aliquota, progressive: progressivo.aliquota },
    })),
    formatValue: returnText,
    formatTick: percentText,
  }
}
