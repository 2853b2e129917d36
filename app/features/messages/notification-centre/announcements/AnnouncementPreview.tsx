import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { BellIcon, MailIcon } from '@portal/design-system/icons'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { ReactNode } from 'react'
import { announcementEmailText } from '#contract/messages/announcements.text.ts'
import { announcementsText } from './announcements.text.ts'

const { preview: text } = announcementsText

export function AnnouncementPreview({ title, text: words }: { title: string; text: string }) {
  const [heading, said] = [title.trim() || text.noTitle, words.trim() || text.noText]
  return (
    <Card title={text.title}>
      <Stack gap="6">
        <Channel name={text.bell} icon={<BellIcon aria-hidden />} heading={heading}>
          <Text variant="small" breaksAnywhere>
            {said}
          </Text>
        </Channel>
        <Channel name={text.email} icon={<MailIcon aria-hidden />} heading={heading}>
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
        </Channel>
      </Stack>
    </Card>
  )
}

type ChannelProps = { name: string; icon: ReactNode; heading: string; children: ReactNode }

/** One way in which it reaches its reader: its title, and what stands under it. */
function Channel({ name, icon, heading, children }: ChannelProps) {
  return (
    <Stack as="section" gap="2" aria-label={name}>
      <Cluster gap="2">
        {icon}
        <Text variant="caption" tone="muted">
          {name}
        </Text>
      </Cluster>
      <Text variant="label" breaksAnywhere>
        {heading}
      </Text>
      {children}
    </Stack>
  )
}
