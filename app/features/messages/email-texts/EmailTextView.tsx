import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { Stack } from '@portal/design-system/Stack'
import { EmailWords } from '#app/file-view/EmailWords.tsx'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { EmailTextForm } from './EmailTextForm.tsx'
import { EmailTextHistory } from './EmailTextHistory.tsx'
import { EmailTextPreviewCard } from './EmailTextPreviewCard.tsx'
import { emailTextsText as text } from './email-texts.text.ts'
import type { EmailTextWork } from './use-email-text-work.ts'

type EmailTextViewProps = {
  edition: EmailTextEdition
  work: EmailTextWork
  rights: { edit: boolean; publish: boolean }
}

/** One e-mail: its words, how they look, and what they have been. */
export function EmailTextView({ edition, work, rights }: EmailTextViewProps) {
  const { atual } = edition
  const preview = work.looked?.preview
  return (
    <Stack gap="6">
      <Columns template={preview ? 'halves' : 'wideNarrow'} from="widest">
        {rights.edit ? (
          <EmailTextForm edition={edition} work={work} canPublish={rights.publish} />
        ) : (
          <Card title={text.body}>
            <Stack gap="4">
              <InlineMessage>{text.readOnly}</InlineMessage>
              <EmailWords>{`${atual.assunto}\n\n${atual.corpo}`}</EmailWords>
            </Stack>
          </Card>
        )}
        {preview && <EmailTextPreviewCard preview={preview} />}
      </Columns>
      <EmailTextHistory edition={edition} />
    </Stack>
  )
}
