import { Card } from '@portal/design-system/Card'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import { RequestReading } from './RequestReading.tsx'
import { requestText } from './service-request.text.ts'

type RequestedDataCardProps = {
  lines: readonly ReadingLine[]
  /** It was sent: a receipt. Default: a review. */
  isSent?: boolean
}

/** Requested data, on the review and on the receipt. */
export function RequestedDataCard({ lines, isSent }: RequestedDataCardProps) {
  return (
    <Card title={isSent ? requestText.asked : requestText.asking} headingLevel={3}>
      <RequestReading lines={readingText(lines)} />
    </Card>
  )
}
