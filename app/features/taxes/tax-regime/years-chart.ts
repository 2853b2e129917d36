import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { formatPercent, formatReturn } from '#app/format/percent.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { yearsLabel } from './tax-simulator-sentences.ts'

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
      label: yearsLabel(ano),
      values: { regressive: regressivo.aliquota, progressive: progressivo.aliquota },
    })),
    formatValue: formatReturn,
    formatTick: formatPercent,
  }
}
