import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { StatementPosition } from '#contract/statement/statement.ts'
import { paidColumns } from './paid-columns.tsx'
import { statementText } from './statement.text.ts'

const { paid: text } = statementText

/** Contributions that were paid and wait for the plan's next quota; nothing without any. */
export function PaidToCredit({ paid }: { paid: StatementPosition['aCreditar'] }) {
  if (paid.length === 0) return null
  return (
    <Card title={text.heading}>
      <Stack>
        <Text variant="small" tone="muted">
          {text.help}
        </Text>
        <StatementTable
          caption={text.heading}
          isCaptionHidden
          columns={paidColumns}
          rows={paid}
          rowKey={({ idContribuicao }) => idContribuicao}
        />
      </Stack>
    </Card>
  )
}
