import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { BellIcon, MailIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { announcementEmailText } from '#contract/announcements.text.ts'
import { announcementsText } from './announcements.text.ts'

const { preview: text } = announcementsText

/** What the reader will see, in the bell and by e-mail, while one writes. */
export function AnnouncementPreview({ title, text: words }: { title: string; text: string }) {
  const [heading, said] = [title.trim() || text.noTitle, words.trim() || text.noText]
  return (
    <Card title={text.title}>
      <Stack gap="6">
        <Stack as="section" gap="2" aria-label={text.bell}>
          <Cluster gap="2">
            <BellIcon aria-hidden />
            <Text variant="caption" tone="muted">
              {text.bell}
            </Text>
          </Cluster>
          <Text variant="label" breaksAnywhere>
            {heading}
          </Text>
          <Text variant="small" breaksAnywhere>
            {said}
          </Text>
        </Stack>
        <Stack as="section" gap="2" aria-label={text.email}>
          <Cluster gap="2">
            <MailIcon aria-hidden />
            <Text variant="caption" tone="muted">
              {text.email}
            </Text>
          </Cluster>
          <Text variant="label" breaksAnywhere>
            {heading}
          </Text>
          <Text variant="small">{announcementEmailText.greeting(text.reader)}</Text>
          <Text variant="small" breaksAnywhere>
            {said}
          </Text>
          <Text variant="small">
            <strong>{announcementEmailText.linkLabel}</strong>
          </Text>
          <Text variant="caption" tone="muted">
            {text.optOut}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}
