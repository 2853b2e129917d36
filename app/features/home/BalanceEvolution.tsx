import { Card } from '#design-system/Card/Card.tsx'
import { ChartFigure } from '#design-system/charts/ChartFigure/ChartFigure.tsx'
import { Line } from '#design-system/charts/Line/Line.tsx'
import { StackedArea } from '#design-system/charts/StackedArea/StackedArea.tsx'
import { balanceChart } from './balance-chart.ts'
import { homeText } from './home.text.ts'
import type { PlanSummary } from './plan-summary.ts'

/** The balance month by month, with what the chart shows in words. Nothing before there are two months. */
export function BalanceEvolution({ summary }: { summary: PlanSummary }) {
  const chart = balanceChart(summary)
  if (!chart) return null
  return (
    <Card title={homeText.chart.heading}>
      <ChartFigure
        finding={chart.finding}
        description={homeText.chart.description}
        data={chart.data}
        hasTotal={chart.kind === 'area'}
      >
        {chart.kind === 'area' ? <StackedArea data={chart.data} /> : <Line data={chart.data} />}
      </ChartFigure>
    </Card>
  )
}
