import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { StackedArea } from '@portal/design-system/charts/StackedArea'
import { balanceChart } from './balance-chart.ts'
import { homeText } from './home.text.ts'
import type { BalanceHistory, PlanSummary } from './plan-summary.ts'

type BalanceEvolutionProps = { summary: PlanSummary; months: BalanceHistory['evolucao'] }

/** The balance month by month, with what the chart shows in words. Nothing before there are two months. */
export function BalanceEvolution({ summary, months }: BalanceEvolutionProps) {
  const chart = balanceChart(summary, months)
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
