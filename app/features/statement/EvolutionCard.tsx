import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { StackedArea } from '@portal/design-system/charts/StackedArea'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { statementText } from './statement.text.ts'
import { evolutionChart } from './statement-charts.ts'
import { evolutionFinding } from './statement-sentences.ts'

/** Contributions against return, since the first credit. Nothing before there are two months. */
export function EvolutionCard({ evolution }: { evolution: StatementPosition['evolucao'] }) {
  const [chart, newest] = [evolutionChart(evolution), evolution.at(-1)]
  if (!chart || !newest) return null
  return (
    <Card title={statementText.evolution.heading}>
      <ChartFigure
        finding={evolutionFinding(newest)}
        description={statementText.evolution.description}
        data={chart.data}
        hasTotal={chart.kind === 'area'}
      >
        {chart.kind === 'area' ? <StackedArea data={chart.data} /> : <Line data={chart.data} />}
      </ChartFigure>
    </Card>
  )
}
