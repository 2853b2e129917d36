import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import type { InvitationPreview } from '#contract/enrolment/invitation-answers.ts'
import { answeredLead, signedInAs } from './invitation-answer-sentences.ts'
import { invitationAnswersText } from './invitation-answers.text.ts'
import { JoinAct } from './JoinAct.tsx'

const { answered: text, signIn } = invitationAnswersText

type AnsweredPanelProps = {
  invitation: InvitationPreview
  account: { name: string } | null
  takesFocus: boolean
}

/** Data were sent. What comes next is said for who is new and for who has an account alike, because the page doesn't know. */
export function AnsweredPanel({ invitation, account, takesFocus }: AnsweredPanelProps) {
  return (
    <PublicPanel heading={text.title} lead={answeredLead(invitation)} takesFocus={takesFocus}>
      <Stack gap="3">
        <Text as="h2" variant="subtitle">
          {text.next}
        </Text>
        <Stack as="ul" gap="3" marks="bullets">
          <li>{text.newcomer}</li>
          <li>{text.known}</li>
          <li>{text.missing}</li>
        </Stack>
      </Stack>
      {account && <Text tone="muted">{signedInAs(account.name)}</Text>}
      <div>
        {account ? (
          <JoinAct invitation={invitation} name={account.name} />
        ) : (
          <LinkButton href="/login?voltar=%2Fonboarding%2Fconvite">{signIn}</LinkButton>
        )}
      </div>
    </PublicPanel>
  )
}
