import { Button } from '@portal/design-system/Button'
import { useLazyOverlay } from '#app/loading/use-lazy-overlay.ts'
import { lazyConfirmOwnEmail } from './lazy-confirm-own-email.ts'
import { personalProfileText } from './personal-profile.text.ts'

type ConfirmOwnEmailProps = {
  /** The address that waits, masked. */
  email: string
  /** Called once the page shows that it waits no more. */
  onDone: () => void
}

/** The person says with their password that a changed e-mail is theirs. */
export function ConfirmOwnEmail(props: ConfirmOwnEmailProps) {
  const { state, triggerProps } = useLazyOverlay(lazyConfirmOwnEmail)
  return (
    <>
      <Button variant="secondary" {...triggerProps}>
        {personalProfileText.waitingEmail.action}
      </Button>
      {state.isOpen && <lazyConfirmOwnEmail.Slot {...props} onClose={() => state.onOpenChange(false)} />}
    </>
  )
}
