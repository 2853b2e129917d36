import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { Timeline, type TimelineEvent } from '@portal/design-system/Timeline'
import { useState } from 'react'
import { instantText } from '#contract/value-text.ts'
import { editingText } from './editing.text.ts'

/** Versions that are shown before the others are asked for. */
const SHOWN = 5

/** A version as it is told: `at` is an instant; `by` null: the installation. */
type HistoryEvent = Omit<TimelineEvent, 'when' | 'dateTime' | 'actor'> & { at: string; by: string | null }

type EditionHistoryProps = {
  /** Newest first. */
  versions: readonly HistoryEvent[]
  /** In place of the versions where there are none. */
  none?: string
  showAll?: (count: number) => string
}

/** Every version, with when and by whom: the newest, and the others when they are asked for. */
export function EditionHistory({ versions, none, showAll = editingText.showAll }: EditionHistoryProps) {
  const [isWhole, setWhole] = useState(versions.length <= SHOWN)
  const shown = isWhole ? versions : versions.slice(0, SHOWN)
  return (
    <Card title={editingText.history}>
      {none && versions.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Stack gap="5">
          <Timeline
            label={editingText.history}
            events={shown.map(({ at, by, ...version }) => ({
              ...version,
              when: instantText(at),
              dateTime: at,
              actor: by ?? editingText.installation,
            }))}
          />
          {!isWhole && (
            <div>
              <Button variant="secondary" size="compact" onPress={() => setWhole(true)}>
                {showAll(versions.length)}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Card>
  )
}
