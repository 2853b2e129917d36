import { Card } from '@portal/design-system/Card'
import { Meter } from '@portal/design-system/Meter'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { returnText } from '#contract/value-text.ts'
import { homeText } from './home.text.ts'
import { comparedSentence, lackingSentence } from './home-sentences.ts'
import type { BalanceHistory } from './plan-summary.ts'

const { return12: text } = homeText

/** The return of twelve months beside CDI and IPCA of the same months: bars to look at, and a sentence. An index that lacks a month is said to. */
export function ReturnCard({ history, profile }: { history: BalanceHistory; profile: string }) {
  const { rentabilidade12Meses: own, comparacao12Meses: beside } = history
  if (own === null || beside === null) {
    return (
      <Card title={text.label}>
        <Text tone="muted">{text.noneDetail}</Text>
      </Card>
    )
  }
  const bars = [
    { id: 'own', label: text.own(profile), points: own },
    { id: 'cdi', label: text.cdi, points: beside.cdi },
    { id: 'ipca', label: text.ipca, points: beside.ipca },
  ]
  const longest = Math.max(...bars.map(({ points }) => points ?? 0), 1)
  const lacking = lackingSentence(beside)
  return (
    <Card title={text.label}>
      <Stack>
        {bars.map(({ id, label, points }) =>
          points === null ? null : (
            <Meter
              key={id}
              label={label}
              value={Math.max(points, 0)}
              maxValue={longest}
              valueLabel={returnText(points)}
            />
          ),
        )}
        <Text variant="small" tone="muted">
          {comparedSentence(beside)}
        </Text>
        {lacking && (
          <Text variant="small" tone="muted">
            {lacking}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
