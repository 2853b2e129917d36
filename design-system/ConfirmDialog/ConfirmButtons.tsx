import { Button } from '../Button/Button.tsx'

export interface ConfirmButtonsProps {
  confirmLabel: string
  cancelLabel: string
  tone: 'default' | 'danger'
  onConfirm: () => void | Promise<void>
  onCancel: (() => void) | undefined
  isPending: boolean | undefined
  /** Closes the dialog around them. */
  close: () => void
}

/** Yes and no. The dialog closes at no, and at yes once the work is done. */
export function ConfirmButtons({
  confirmLabel,
  cancelLabel,
  tone,
  onConfirm,
  onCancel,
  isPending,
  close,
}: ConfirmButtonsProps) {
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={isPending}
        onPress={() => {
          onCancel?.()
          close()
        }}
      >
        {cancelLabel}
      </Button>
      <Button
        variant={tone === 'danger' ? 'danger' : 'primary'}
        isPending={isPending}
        onPress={async () => {
          await onConfirm()
          close()
        }}
      >
        {confirmLabel}
      </Button>
    </>
  )
}
