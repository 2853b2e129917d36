import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { Text } from '@portal/design-system/Text'
import type { IncomeChangeOnWire, IncomeChangeValues } from '#contract/benefits/income-change.ts'
import { incomeChangeText } from './income-change.text.ts'
import { overTheYears } from './income-change-charts.ts'
import { comparedIncomes, termsOf } from './income-change-input.ts'
import { balanceFinding, incomeFinding, projectionNote } from './income-change-sentences.ts'

type IncomeChartsProps = { values: IncomeChangeValues; situation: IncomeChangeOnWire }

/** Income and balance over the years, as they are and as they would be; a table stands behind each. */
export function IncomeCharts({ values, situation }: IncomeChartsProps) {
  const { now, next } = comparedIncomes(values, situation)
  const { mesEfeito } = termsOf(situation)
  const incomes = now && overTheYears('income', { now, next }, mesEfeito)
  const balances = now && overTheYears('balance', { now, next }, mesEfeito)
  if (!now || !incomes || !balances) return null
  return (
    <Card title={incomeChangeText.charts.heading}>
      <Columns template="halves" gap="8" align="stretch">
        <ChartFigure finding={incomeFinding(now, next, mesEfeito)} data={incomes}>
          <Line data={incomes} />
        </ChartFigure>
        <ChartFigure finding={balanceFinding(now, next, mesEfeito)} data={balances}>
          <Line data={balances} />
        </ChartFigure>
      </Columns>
      <Text variant="small" tone="muted">
        {projectionNote(situation)}
      </Text>
    </Card>
  )
}
