import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { incomeReportBlockNames, incomeReportLineNames } from '#contract/payroll/income-reports.text.ts'
import type { IncomeReportOnWire } from '#contract/payroll/income-reports.ts'
import { reaisText } from '#contract/value-text.ts'
import { blockTitle } from './income-report-sentences.ts'
import { incomeReportText } from './income-reports.text.ts'

type Line = IncomeReportOnWire['linhas'][number]

const BLOCKS = [3, 4, 5] as const

const columns: readonly StatementColumn<Line>[] = [
  {
    id: 'description',
    header: incomeReportText.description,
    isRowHeader: true,
    cell: ({ linha }) => `${linha.slice(2)}. ${incomeReportLineNames[linha]}`,
  },
  {
    id: 'amount',
    header: incomeReportText.amount,
    isNumeric: true,
    // Lines of the form that are empty this year stay there, quieter.
    cell: ({ valor }) => (
      <Text as="span" {...(valor === 0 && { tone: 'muted' })}>
        {reaisText(valor)}
      </Text>
    ),
  },
]

/** Blocks 3 to 5 of the form, every line of them, with where each goes in the return. */
export function IncomeLines({ report: { linhas } }: { report: IncomeReportOnWire }) {
  return BLOCKS.map((block) => (
    <Card key={block} title={blockTitle(block, incomeReportBlockNames[block])} headingLevel={3}>
      <Stack>
        <StatementTable
          caption={blockTitle(block, incomeReportBlockNames[block])}
          isCaptionHidden
          columns={columns}
          rows={linhas.filter(({ linha }) => linha.startsWith(`${block}.`))}
          rowKey={({ linha }) => linha}
        />
        <Text variant="small" tone="muted">
          {incomeReportText.where[block]}
        </Text>
      </Stack>
    </Card>
  ))
}
