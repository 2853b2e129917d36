import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortReaisText } from '#app/format/money.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeComparisonOnWire } from '#contract/taxes/tax-regime.ts'
import { reaisText } from '#contract/value-text.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { whenLabel } from './tax-regime-sentences.ts'

/** Tax of the regressive regime on today's balance, paid today or in each of the next years. */
export function comparisonChart({ projecao }: RegimeComparisonOnWire): ChartData {
  return {
    label: taxRegimeText.comparison.chart,
    xLabel: taxRegimeText.comparison.chartX,
    series: [{ id: 'regressive', label: regimeNames.regressivo }],
    points: projecao.map(({ anos, regressivo }) => ({
      x: anos,
      label: whenLabel(anos),
      values: { regressive: regressivo.imposto },
    })),
    formatValue: reaisText,
    formatTick: shortReaisText,
  }
}
