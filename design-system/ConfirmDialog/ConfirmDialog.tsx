import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { Opening } from '../overlay/Triggered.tsx'
import { strings } from '../strings.ts'

export interface ConfirmDialogProps extends Opening {
  /** The question: "Excluir este dependente?" */
  title: ReactNode
  /** What will happen, in full. */
  children?: ReactNode
  /** The verb of the question: "Excluir". */
  confirmLabel: string
  /** Default: "Cancelar". */
  cancelLabel?: string
  /** `danger` for what cannot be undone. Default `default`. */
  tone?: 'default' | 'danger'
  /** A promise keeps the dialog open, and its button pending by `isPending`, until it is fulfilled. */
  onConfirm: () => void | Promise<void>
  onCancel?: () => void
  isPending?: boolean
}

/** Asks before doing. Says what happens, and names the act on its button instead of "OK". */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel = strings.confirmDialog.cancel,
  tone = 'default',
  onConfirm,
  onCancel,
  isPending,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="small"
      role="alertdialog"
      footer={(close) => (
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
      )}
    >
      {children}
    </Dialog>
  )
}
