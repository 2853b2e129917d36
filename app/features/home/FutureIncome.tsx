import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { homeText } from './home.text.ts'
import { assumptionSentence, incomeText, retirementSentence } from './home-sentences.ts'
import type { Projection } from './plan-summary.ts'

const { future: text } = homeText

type FutureIncomeProps = {
  projection: Projection
  /** Whether a sponsor pays in too. */
  hasSponsor: boolean
}

/** Estimated income a month after retirement, with every assumption in words. */
export function FutureIncome({ projection, hasSponsor }: FutureIncomeProps) {
  return (
    <Card title={text.heading}>
      <Stack>
        <Stat
          size="large"
          label={text.label}
          value={incomeText(projection)}
          detail={retirementSentence(projection)}
          explanationLabel={text.assumptions}
          explanation={
            <Stack gap="2">
              <p>{assumptionSentence(projection, hasSponsor)}</p>
              <p>{text.promise}</p>
            </Stack>
          }
        />
        <Text variant="small" tone="muted">
          {text.estimate}
        </Text>
      </Stack>
    </Card>
  )
}
