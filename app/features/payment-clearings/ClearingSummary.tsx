import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { PaymentClearing } from '#contract/payment-clearings/payment-clearings.ts'
import { reaisText } from '#contract/value-text.ts'
import { clearingsText } from './payment-clearings.text.ts'

const { summary: text } = clearingsText

type ClearingSummaryProps = { summary: PaymentClearing['resumo']; isDone: boolean }

export function ClearingSummary({ summary, isDone }: ClearingSummaryProps) {
  const { liquidam, valor, encargos, semBaixa, valorSemBaixa } = summary
  return (
    <Card title={isDone ? text.done : text.heading}>
      <Stack>
        <Columns>
          <Stat label={text.clear} value={liquidam} />
          <Stat label={text.amount} value={reaisText(valor)} />
          {encargos > 0 && <Stat label={text.charges} value={reaisText(encargos)} />}
          {semBaixa > 0 && <Stat label={text.left} value={semBaixa} detail={reaisText(valorSemBaixa)} />}
        </Columns>
        {encargos > 0 && (
          <Text variant="small" tone="muted">
            {text.chargesNote}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
