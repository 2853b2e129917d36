import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { useState } from 'react'
import { DocumentReceipt } from './DocumentReceipt.tsx'
import { documentsText } from './documents.text.ts'
import { SendDocumentForm, type SentReceipt } from './SendDocumentForm.tsx'

const { send: text } = documentsText

/** Sends a document by itself; then its receipt, and the way to the others. */
export function SendPart({ sentHref }: { sentHref: string }) {
  const [sent, setSent] = useState<SentReceipt | null>(null)
  if (sent) return <DocumentReceipt sent={sent} sentHref={sentHref} onAgain={() => setSent(null)} />
  return (
    <Card title={text.title}>
      <Stack gap="5">
        <p>{text.lead}</p>
        <p>{text.health}</p>
        <SendDocumentForm onSent={setSent} />
      </Stack>
    </Card>
  )
}
