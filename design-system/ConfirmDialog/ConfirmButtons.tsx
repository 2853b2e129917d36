import { useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Button } from '../Button/Button.tsx'

export interface ConfirmButtonsProps {
  confirmLabel: string
  cancelLabel: string
  tone: 'default' | 'danger'
  onConfirm: () => void | Promise<void>
  onCancel: (() => void) | undefined
  isPending: boolean | undefined
}

/** Yes and no. The dialog around them closes at no, and at yes once the work is done. */
export function ConfirmButtons({
  confirmLabel,
  cancelLabel,
  tone,
  onConfirm,
  onCancel,
  isPending,
}: ConfirmButtonsProps) {
  const dialog = useContext(OverlayTriggerStateContext)
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={isPending}
        onPress={() => {
          onCancel?.()
          dialog?.close()
        }}
      >
        {cancelLabel}
      </Button>
      <Button
        variant={tone === 'danger' ? 'danger' : 'primary'}
        isPending={isPending}
        onPress={async () => {
          await onConfirm()
          dialog?.close()
        }}
      >
        {confirmLabel}
      </Button>
    </>
  )
}
