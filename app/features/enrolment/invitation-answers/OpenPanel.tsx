import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { TextLink } from '@portal/design-system/TextLink'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import type { InvitationPreview } from '#contract/enrolment/invitation-answers.ts'
import { invitationLead, invitationTitle, signedInAs, validUntil } from './invitation-answer-sentences.ts'
import { invitationAnswersText as text } from './invitation-answers.text.ts'
import { JoinAct } from './JoinAct.tsx'
import { RefuseAct } from './RefuseAct.tsx'

type OpenPanelProps = {
  invitation: InvitationPreview
  /** Who is signed in. */
  account: { name: string } | null
  takesFocus: boolean
  /** Somebody without an account accepts. */
  onAccept: () => void
}

/** An invitation that waits: who invites, to what, until when, and the two answers. */
export function OpenPanel({ invitation, account, takesFocus, onAccept }: OpenPanelProps) {
  return (
    <PublicPanel
      heading={invitationTitle(invitation)}
      lead={invitationLead(invitation)}
      takesFocus={takesFocus}
    >
      <DescriptionList
        items={[
          { id: 'from', term: text.facts.from, description: invitation.convidante },
          { id: 'plan', term: text.facts.plan, description: invitation.plano.nome },
          { id: 'until', term: text.facts.until, description: validUntil(invitation) },
          { id: 'email', term: text.facts.email, description: invitation.email },
        ]}
      />
      <Stack as="ul" gap="3" marks="bullets">
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Stack>
      {account && <Text tone="muted">{signedInAs(account.name)}</Text>}
      <Cluster gap="3">
        {account ? (
          <JoinAct invitation={invitation} name={account.name} />
        ) : (
          <Button onPress={onAccept}>{text.accept}</Button>
        )}
        <RefuseAct />
      </Cluster>
      {!account && (
        <p>
          {text.hasAccount}{' '}
          <TextLink href="/login?voltar=%2Fonboarding%2Fconvite">{text.signInToAccept}</TextLink>
        </p>
      )}
    </PublicPanel>
  )
}
