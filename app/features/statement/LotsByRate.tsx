import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { lotColumns } from './position-columns.tsx'
import { statementText } from './statement.text.ts'

const { lots: text } = statementText

/** Remaining contributions, by rate of the regressive regime; renders nothing in the other regime. */
export function LotsByRate({ lots }: { lots: StatementPosition['lotes'] }) {
  if (!lots || lots.length === 0) return null
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <Text tone="muted">{text.lead}</Text>
        <StatementTable
          caption={text.heading}
          isCaptionHidden
          columns={lotColumns(lots)}
          rows={lots}
          rowKey={({ aliquota }) => aliquota}
        />
      </Stack>
    </Card>
  )
}
