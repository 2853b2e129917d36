import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { RequestReading } from './RequestReading.tsx'
import { requestText } from './service-request.text.ts'

/** What a request says, on its review and on its receipt. */
export function AskedCard({ lines }: { lines: readonly ReadingLine[] }) {
  return (
    <Card title={requestText.asked} headingLevel={3}>
      <RequestReading lines={readingText(lines)} />
    </Card>
  )
}
