import { Button } from '@portal/design-system/Button'
import { Card } from '@portal/design-system/Card'
import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import type { SentReRegistration } from '#contract/re-registration/re-registration.ts'
import { instantText } from '#contract/value-text.ts'
import { reRegistrationText } from './re-registration.text.ts'
import { StepHead } from './StepHead.tsx'

const { protocol: text } = reRegistrationText

type ProtocolStepProps = { sent: SentReRegistration; takesFocus: boolean; onLeave: () => void }

/** Step 10: the receipt, only once the store has answered. */
export function ProtocolStep({ sent, takesFocus, onLeave }: ProtocolStepProps) {
  return (
    <Card tone="brand">
      <Stack gap="5">
        <StepHead heading={text.heading} lead={text.lead} takesFocus={takesFocus} />
        <DescriptionList
          items={[
            { id: 'protocol', term: text.number, description: sent.protocolo },
            { id: 'at', term: text.sentAt, description: instantText(sent.enviadoEm) },
          ]}
        />
        <Stack as="ol" gap="1" marks="numbers">
          {text.next.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
        <Cluster justify="between" gap="4" rowGap="2">
          <FileLink href={fileHref('recadastramento')}>{text.download}</FileLink>
          <Button variant="quiet" onPress={onLeave}>
            {text.leave}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
