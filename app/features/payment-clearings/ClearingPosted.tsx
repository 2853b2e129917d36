import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { formatReais } from '#app/format/money.ts'
import type { PaymentClearing } from '#contract/payment-clearings.ts'
import { clearingsText } from './payment-clearings.text.ts'
import { keptSentence } from './payment-clearings-sentences.ts'

const { posted: text } = clearingsText

/** Sums that a return file says were posted to the account, to be compared with the bank's statement. */
export function ClearingPosted({ summary }: { summary: PaymentClearing['resumo'] }) {
  const { recebido, valorSemBaixa, tarifasAvulsas, lancado } = summary
  const kept = keptSentence(summary)
  const item = (id: keyof typeof text, amount: number) => ({
    id,
    term: text[id],
    description: formatReais(amount),
    isNumeric: true,
  })
  return (
    <Card title={text.heading}>
      <Stack>
        <DescriptionList
          layout="rows"
          items={[
            { ...item('cleared', recebido), term: kept ? `${text.cleared} (${kept})` : text.cleared },
            item('left', valorSemBaixa),
            tarifasAvulsas > 0 && item('fees', tarifasAvulsas),
            item('total', lancado),
          ]}
        />
        <Text variant="small" tone="muted">
          {text.note}
        </Text>
      </Stack>
    </Card>
  )
}
