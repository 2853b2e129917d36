import { Button } from '@portal/design-system/Button'
import { useLateOverlay } from '#app/loading/use-late-overlay.ts'
import { lateConfirmOwnEmail } from './late-confirm-own-email.ts'
import { personalProfileText } from './personal-profile.text.ts'

type ConfirmOwnEmailProps = {
  /** The address that waits, masked. */
  email: string
  /** Called once the page shows that it waits no more. */
  onDone: () => void
}

/** The person says with their password that a changed e-mail is theirs. */
export function ConfirmOwnEmail(props: ConfirmOwnEmailProps) {
  const { state, triggerProps } = useLateOverlay(lateConfirmOwnEmail)
  return (
    <>
      <Button variant="secondary" {...triggerProps}>
        {personalProfileText.waitingEmail.action}
      </Button>
      {state.isOpen && <lateConfirmOwnEmail.Slot {...props} onClose={() => state.onOpenChange(false)} />}
    </>
  )
}
