import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { FigureExplanation } from '#app/features/service-request/FigureExplanation.tsx'
import { formatReais } from '#app/format/money.ts'
import type { RegimeComparisonOnWire } from '#contract/tax-regime.ts'
import { bandColumns } from './band-columns.ts'
import { comparisonChart } from './comparison-chart.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import {
  basisSentence,
  explainedComparison,
  findingSentence,
  nextDropSentence,
  progressiveDetail,
  regressiveDetail,
} from './tax-regime-sentences.ts'

const { comparison: text } = taxRegimeText

/** Both regimes on the person's own lots, as if everything were paid today. */
export function OwnComparison({ own }: { own: RegimeComparisonOnWire | null }) {
  return (
    <Card
      title={text.heading}
      action={
        <LinkButton href="/services/simulador-regime-tributacao" variant="secondary">
          {text.simulator}
        </LinkButton>
      }
    >
      {own ? <Compared own={own} /> : <p>{text.none}</p>}
    </Card>
  )
}

function Compared({ own }: { own: RegimeComparisonOnWire }) {
  const { regressivo, progressivoRetido } = own
  const chart = comparisonChart(own)
  return (
    <Stack gap="6">
      <Text hasMeasure>{basisSentence(own)}</Text>
      <Columns>
        <Stat
          label={text.regressive}
          value={formatReais(regressivo.imposto)}
          detail={regressiveDetail(own)}
        />
        <Stat
          label={text.progressive}
          value={formatReais(progressivoRetido.imposto)}
          detail={progressiveDetail(own)}
        />
      </Columns>
      <StatementTable
        caption={text.table}
        columns={bandColumns(own)}
        rows={own.faixas}
        rowKey={({ aliquota }) => aliquota}
      />
      <Text variant="small" tone="muted" hasMeasure>
        {nextDropSentence(own)}
      </Text>
      <ChartFigure finding={findingSentence(own)} description={text.chartNote} data={chart}>
        <Line data={chart} />
      </ChartFigure>
      <Accordion>
        <FigureExplanation title={text.how} lines={explainedComparison(own)} />
      </Accordion>
    </Stack>
  )
}
