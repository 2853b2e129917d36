import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { advanceSentence } from '#contract/taxes/both-regimes.text.ts'
import type { BothRegimesOnWire } from '#contract/taxes/both-regimes.ts'
import { requestText } from './service-request.text.ts'

type YearAssumedProps = { both: Pick<BothRegimesOnWire, 'progressivo' | 'ano'> }

/** That what the progressive regime withholds is an advance, by which other income it is settled, and where to change that. */
export function YearAssumed({ both: { progressivo, ano } }: YearAssumedProps) {
  return (
    <Stack gap="1" align="start">
      <Text variant="small" tone="muted" hasMeasure>
        {advanceSentence(progressivo, ano)}
      </Text>
      {progressivo.final && (
        <TextLink href="/services/simulador-regime-tributacao">{requestText.bothRegimes.change}</TextLink>
      )}
    </Stack>
  )
}
