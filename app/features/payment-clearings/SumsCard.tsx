import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { reaisText } from '#contract/value-text.ts'

type SumsCardProps = {
  title: string
  /** Reais, each under a term of its own. */
  sums: readonly (readonly [term: string, amount: number])[]
  note: string
}

/** Sums of a clearing, the last of them what the others come to. */
export function SumsCard({ title, sums, note }: SumsCardProps) {
  return (
    <Card title={title}>
      <Stack>
        <DescriptionList
          layout="rows"
          items={sums.map(([term, amount]) => ({
            id: term,
            term,
            description: reaisText(amount),
            isNumeric: true,
          }))}
        />
        <Text variant="small" tone="muted">
          {note}
        </Text>
      </Stack>
    </Card>
  )
}
