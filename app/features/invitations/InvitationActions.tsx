import { Button } from '@portal/design-system/Button'
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { useState } from 'react'
import type { InvitationItem } from '#contract/invitations.ts'
import { cancelQuestion, rowAction } from './invitation-sentences.ts'
import { invitationsText } from './invitations.text.ts'

type InvitationActionsProps = {
  invitation: InvitationItem
  onResend: () => Promise<void>
  onCancel: () => Promise<void>
}

/** What may be done with an invitation today. */
export function InvitationActions({ invitation, onResend, onCancel }: InvitationActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isActing, setActing] = useState(false)
  const during = async (act: () => Promise<void>) => {
    setActing(true)
    await act().finally(() => setActing(false))
  }
  if (invitation.podeReenviar) {
    return (
      <Button
        variant="secondary"
        size="compact"
        isPending={isActing}
        aria-label={rowAction(invitationsText.resend, invitation)}
        onPress={() => void during(onResend)}
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
        onConfirm={() => during(onCancel)}
      >
        {invitationsText.cancelText}
      </ConfirmDialog>
    </>
  )
}
