import { Button } from '@portal/design-system/Button'
import { Dialog } from '@portal/design-system/Dialog'
import type { OverlayState } from '#app/loading/use-lazy-overlay.ts'
import { shellText } from './shell.text.ts'

/** Says that the session is about to end: stay for the rest of it, or sign in again now. */
export function SessionDialog({ isOpen, onOpenChange, onRenew }: OverlayState & { onRenew: () => void }) {
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={shellText.sessionEndsTitle}
      description={shellText.sessionEndsText}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="secondary" onPress={() => onOpenChange(false)}>
            {shellText.sessionStay}
          </Button>
          <Button onPress={onRenew}>{shellText.sessionRenew}</Button>
        </>
      }
    />
  )
}
