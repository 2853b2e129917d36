import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import type { ComponentProps } from 'react'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { ConsentList } from './ConsentList.tsx'
import { DeletionCard } from './DeletionCard.tsx'
import { PersonalProfileFrame } from './PersonalProfileFrame.tsx'
import { personalProfileText } from './personal-profile.text.ts'
import { RetentionCard } from './RetentionCard.tsx'

const { download: text } = personalProfileText

type PrivacyProps = ComponentProps<typeof ConsentList> &
  ComponentProps<typeof RetentionCard> &
  ComponentProps<typeof DeletionCard>

/** The person's permissions, their own copy of everything, for how long it is kept, and asking for it to be deleted. */
export function Privacy({ consents, kept, draftKey }: PrivacyProps) {
  return (
    <PersonalProfileFrame lead={personalProfileText.lead.privacy} isOwn>
      <ConsentList consents={consents} />
      <Card title={text.title}>
        <Stack>
          <p>{text.text}</p>
          <Cluster>
            <FileLink href={fileHref('meus-dados', 'pdf')}>{text.pdf}</FileLink>
            <FileLink href={fileHref('meus-dados', 'json')}>{text.json}</FileLink>
          </Cluster>
        </Stack>
      </Card>
      <RetentionCard kept={kept} />
      <DeletionCard draftKey={draftKey} />
    </PersonalProfileFrame>
  )
}
