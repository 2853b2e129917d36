import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { deadlineSentence, presumedSentence } from './exit-options.text.ts'

/** A share of the time to decide is left from so many days on. */
const NEAR = 5

/** Until when to choose, and what happens without a choice. */
export function ExitClock({ options }: { options: Pick<ExitOptionsOnWire, 'relogio' | 'presumida'> }) {
  const { relogio } = options
  const presumed = presumedSentence(options)
  return (
    <Stack gap="2">
      {presumed && <Text tone="strong">{presumed}</Text>}
      {relogio && (
        <p>
          {deadlineSentence(relogio)} {relogio.prazo && <DeadlineOnScreen date={relogio.prazo} near={NEAR} />}
        </p>
      )}
    </Stack>
  )
}
