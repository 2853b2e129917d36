import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { useState } from 'react'
import type { InvitationItem } from '#contract/invitations.ts'
import { cancelQuestion, rowAction } from './invitation-sentences.ts'
import { invitationsText } from './invitations.text.ts'

/** Sends an invitation again or withdraws it; settles once the page says what came of it. */
export type InvitationAct = (act: 'resend' | 'cancel', invitation: InvitationItem) => Promise<void>

type InvitationActionsProps = { invitation: InvitationItem; act: InvitationAct }

/** What may be done with an invitation today. */
export function InvitationActions({ invitation, act }: InvitationActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isActing, setActing] = useState(false)
  const run = async (chosen: 'resend' | 'cancel') => {
    setActing(true)
    await act(chosen, invitation).finally(() => setActing(false))
  }
  if (invitation.podeReenviar) {
    return (
      <Button
        variant="secondary"
        size="compact"
        isPending={isActing}
        aria-label={rowAction(invitationsText.resend, invitation)}
        onPress={() => void run('resend')}
      >
        {invitationsText.resend}
      </Button>
    )
  }
  if (!invitation.podeCancelar) return '–'
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        aria-label={rowAction(invitationsText.cancel, invitation)}
        onPress={() => setAsking(true)}
      >
        {invitationsText.cancel}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={cancelQuestion(invitation)}
        confirmLabel={invitationsText.cancel}
        cancelLabel={invitationsText.keep}
        tone="danger"
        isPending={isActing}
        onConfirm={() => run('cancel')}
      >
        {invitationsText.cancelText}
      </ConfirmDialog>
    </>
  )
}
