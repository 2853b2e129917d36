import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import type { RegimeComparisonOnWire } from '#contract/taxes/tax-regime.ts'
import { bandColumns } from './band-columns.ts'
import { comparisonChart } from './comparison-chart.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { basisSentence, dropSentence, explainedComparison, nextDropSentence } from './tax-regime-sentences.ts'

const { comparison: text } = taxRegimeText

/** The person's own lots by the rate of the regressive regime, and how its tax on them falls with the years. */
export function OwnComparison({ own }: { own: RegimeComparisonOnWire | null }) {
  return <Card title={text.heading}>{own ? <Compared own={own} /> : <p>{text.none}</p>}</Card>
}

function Compared({ own }: { own: RegimeComparisonOnWire }) {
  const chart = comparisonChart(own)
  return (
    <Stack gap="6">
      <Text hasMeasure>{basisSentence(own)}</Text>
      <StatementTable
        caption={text.table}
        columns={bandColumns(own)}
        rows={own.faixas}
        rowKey={({ aliquota }) => aliquota}
      />
      <Text variant="small" tone="muted" hasMeasure>
        {nextDropSentence(own)}
      </Text>
      <ChartFigure finding={dropSentence(own)} description={text.chartNote} data={chart}>
        <Line data={chart} />
      </ChartFigure>
      <Accordion>
        <FigureExplanation title={text.how} lines={explainedComparison(own)} />
      </Accordion>
    </Stack>
  )
}
