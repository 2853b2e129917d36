import { Button } from '@portal/design-system/Button'
import { useState } from 'react'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { InvitationItem } from '#contract/enrolment/invitations.ts'
import { cancelledSentence, cancelQuestion, rowAction } from './invitation-sentences.ts'
import { invitationsText } from './invitations.text.ts'

/** Callbacks of the page, beside a row's own actions. */
export type InvitationActs = {
  /** Sends an invitation again; settles once the page says what came of it. */
  resend: (invitation: InvitationItem) => Promise<void>
  /** One was withdrawn, and the page shows it: what was said before is over. */
  onCancelled: () => void
}

type InvitationActionsProps = { invitation: InvitationItem; acts: InvitationActs }

export function InvitationActions({ invitation, acts }: InvitationActionsProps) {
  if (invitation.podeReenviar) return <Resend invitation={invitation} resend={acts.resend} />
  if (invitation.podeCancelar) return <Cancel invitation={invitation} onCancelled={acts.onCancelled} />
  return '–'
}

function Resend({ invitation, resend }: Pick<InvitationActs, 'resend'> & { invitation: InvitationItem }) {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    await resend(invitation).finally(() => setSending(false))
  }
  return (
    <Button
      variant="secondary"
      size="compact"
      isPending={isSending}
      aria-label={rowAction(invitationsText.resend, invitation)}
      onPress={() => void send()}
    >
      {invitationsText.resend}
    </Button>
  )
}

function Cancel({
  invitation,
  onCancelled,
}: Pick<InvitationActs, 'onCancelled'> & { invitation: InvitationItem }) {
  const cancelling = useCommand(send('cancelarConvite'))
  const cancel = async () => {
    const outcome = await cancelling.run({ idConvite: invitation.id })
    if (outcome.ok) void outcome.reread.then(onCancelled)
    return outcome
  }
  return (
    <ConfirmAct
      trigger={
        <Button variant="secondary" size="compact" aria-label={rowAction(invitationsText.cancel, invitation)}>
          {invitationsText.cancel}
        </Button>
      }
      title={cancelQuestion(invitation)}
      confirm={invitationsText.cancel}
      cancel={invitationsText.keep}
      tone="danger"
      command={cancelling}
      act={cancel}
      done={cancelledSentence(invitation)}
    >
      {invitationsText.cancelText}
    </ConfirmAct>
  )
}
