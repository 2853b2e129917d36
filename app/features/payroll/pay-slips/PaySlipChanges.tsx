import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import type { PaySlipDetail } from '#contract/payroll/pay-slips.ts'
import { changeColumns } from './change-columns.tsx'
import { changesTitle, differenceSentence } from './pay-slip-sentences.ts'
import { paySlipText } from './pay-slips.text.ts'

export function PaySlipChanges({ comparison }: { comparison: PaySlipDetail['comparacao'] }) {
  const { changes } = paySlipText
  if (!comparison) {
    return (
      <Card title={changes.heading}>
        <Text tone="muted">{changes.first}</Text>
      </Card>
    )
  }
  return (
    <Card title={changesTitle(comparison)}>
      <Stack gap="6">
        <Text tone="muted">{differenceSentence(comparison)}</Text>
        {comparison.mudancas.length > 0 && (
          <StatementTable
            caption={changesTitle(comparison)}
            isCaptionHidden
            columns={changeColumns(comparison.diferenca)}
            rows={comparison.mudancas}
            rowKey={({ codigo }) => codigo}
          />
        )}
      </Stack>
    </Card>
  )
}
