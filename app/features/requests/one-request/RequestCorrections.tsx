import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { RequestReading } from '#app/features/request-engine/RequestReading.tsx'
import { instantText } from '#contract/value-text.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { requestsText } from '../requests.text.ts'

/** Changes made by each correction of a returned request, newest first; renders nothing for a request sent once. */
export function RequestCorrections({ corrections }: Pick<RequestOnPage, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <Card title={requestsText.corrections}>
      <Stack gap="6">
        {corrections.toReversed().map(({ version, sentAt, changes }) => (
          <div key={version}>
            <h3>{requestsText.correctedAt(instantText(sentAt))}</h3>
            {changes.length === 0 ? (
              <Text tone="muted">{requestsText.nothingCorrected}</Text>
            ) : (
              <RequestReading lines={changes} />
            )}
          </div>
        ))}
      </Stack>
    </Card>
  )
}
