import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { RegimeOnWire, SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { reaisText, returnText, yearsText } from '#contract/value-text.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { allYearsTitle, rangesSentence } from './tax-simulator-sentences.ts'
import { yearsChart } from './years-chart.ts'

const { years: text, result } = simulatorText

/** Every year of exit: the rates as a chart, and all figures of each regime as a table on demand. */
export function YearsCard({ answer }: { answer: SimulationAnswer }) {
  const chart = yearsChart(answer)
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <ChartFigure finding={rangesSentence(answer)} description={text.chartNote} data={chart}>
          <Line data={chart} />
        </ChartFigure>
        <Accordion>
          {(['regressivo', 'progressivo'] as const).map((regime) => (
            <AccordionItem key={regime} title={allYearsTitle(regime)}>
              <StatementTable
                caption={allYearsTitle(regime)}
                isCaptionHidden
                columns={yearColumns(regime)}
                rows={answer.anos}
                rowKey={({ ano }) => ano}
              />
            </AccordionItem>
          ))}
        </Accordion>
      </Stack>
    </Card>
  )
}

function yearColumns(regime: RegimeOnWire): StatementColumn<SimulatedYearOnWire>[] {
  const figure = (
    id: string,
    header: string,
    cell: (year: SimulatedYearOnWire['regressivo']) => string,
  ): StatementColumn<SimulatedYearOnWire> => ({
    id,
    header,
    isNumeric: true,
    cell: (year) => cell(year[regime]),
  })
  return [
    { id: 'year', header: text.year, isRowHeader: true, cell: ({ ano }) => yearsText(ano) },
    figure('gross', result.gross, ({ bruto }) => reaisText(bruto)),
    figure('tax', result.tax, ({ imposto }) => reaisText(imposto)),
    figure('rate', result.rate, ({ aliquota }) => returnText(aliquota)),
    figure('net', result.left, ({ liquido }) => reaisText(liquido)),
    figure('present', result.present, ({ valorPresente }) => reaisText(valorPresente)),
  ]
}
