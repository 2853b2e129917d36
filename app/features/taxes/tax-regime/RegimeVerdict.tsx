import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { SimulatedYearOnWire, SimulationAnswer } from '#contract/taxes/tax-regime.ts'
import { ReceivedInBoth } from './ReceivedInBoth.tsx'
import {
  basisSentence,
  exemptionSentence,
  findingSentence,
  rangesSentence,
  timingSentence,
} from './tax-simulator-sentences.ts'

type RegimeVerdictProps = { answer: SimulationAnswer; year: SimulatedYearOnWire }

/** Which regime costs less by the answers that were confirmed: the same words and figures wherever they are told. */
export function RegimeVerdict({ answer, year }: RegimeVerdictProps) {
  const timing = timingSentence(year)
  return (
    <Stack gap="6">
      <Text variant="title" tone="strong" hasMeasure>
        {findingSentence(year)}
      </Text>
      <Text hasMeasure>{rangesSentence(answer)}</Text>
      <ReceivedInBoth year={year} />
      {timing && <InlineMessage>{timing}</InlineMessage>}
      <Text hasMeasure>{exemptionSentence(answer, year)}</Text>
      <Text variant="small" tone="muted" hasMeasure>
        {basisSentence(answer, year)}
      </Text>
    </Stack>
  )
}
