import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { StatementLinesAnswer } from '#contract/statement/statement.ts'
import { statementText } from './statement.text.ts'
import { totalColumns } from './statement-columns.tsx'
import { totalsSentence } from './statement-sentences.ts'

const { totals: text } = statementText

export function TypeTotals({ totals }: { totals: StatementLinesAnswer['totais'] }) {
  return (
    <Stack gap="4">
      <Text tone="muted">{totalsSentence(totals)}</Text>
      <StatementTable
        caption={text.heading}
        isCaptionHidden
        narrow="list"
        columns={totalColumns}
        rows={totals.porTipo}
        rowKey={({ tipo }) => tipo}
      />
    </Stack>
  )
}
