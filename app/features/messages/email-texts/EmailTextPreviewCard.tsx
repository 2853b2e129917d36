import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { EmailFrame } from '#app/file-view/EmailFrame.tsx'
import { EmailWords } from '#app/file-view/EmailWords.tsx'
import type { EmailTextPreview } from '#contract/messages/email-texts.ts'
import { emailTextsText as text } from './email-texts.text.ts'

/** An e-mail as it would look, drawn and in text alone. */
export function EmailTextPreviewCard({ preview }: { preview: EmailTextPreview }) {
  return (
    <Card title={text.previewTitle}>
      <Stack gap="4">
        <Text variant="small" tone="muted" role="status">
          {preview.exemplo ? text.examples : text.real}
        </Text>
        <EmailFrame title={text.frame} html={preview.html} />
        <Text as="h3" variant="label">
          {text.asText}
        </Text>
        <EmailWords>{`${preview.assunto}\n\n${preview.texto}`}</EmailWords>
      </Stack>
    </Card>
  )
}
