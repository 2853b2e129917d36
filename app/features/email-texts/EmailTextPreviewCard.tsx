import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { EmailTextPreview } from '#contract/email-texts.ts'
import { EmailWords } from './EmailWords.tsx'
import { frame } from './email-texts.css.ts'
import { emailTextsText as text } from './email-texts.text.ts'

/** An e-mail as it would look, drawn and in text alone. */
export function EmailTextPreviewCard({ preview }: { preview: EmailTextPreview }) {
  return (
    <Card title={text.previewTitle}>
      <Stack gap="4">
        <Text variant="small" tone="muted" role="status">
          {preview.exemplo ? text.examples : text.real}
        </Text>
        {/* Nothing in the frame runs, and nothing in it is fetched or followed. */}
        <iframe className={frame} title={text.frame} sandbox="" srcDoc={preview.html} />
        <Text as="h3" variant="label">
          {text.asText}
        </Text>
        <EmailWords>{`${preview.assunto}\n\n${preview.texto}`}</EmailWords>
      </Stack>
    </Card>
  )
}
