import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { Opening } from '../overlay/Triggered.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { ConfirmButtons } from './ConfirmButtons.tsx'

export interface ConfirmDialogProps extends Opening {
  /** The question: "Excluir este dependente?" */
  title: ReactNode
  /** Full consequence of confirming. */
  children?: ReactNode
  /** The verb of the question: "Excluir". */
  confirmLabel: string
  /** Default: "Cancelar". */
  cancelLabel?: string
  /** `danger` for what cannot be undone. Default `default`. */
  tone?: 'default' | 'danger'
  /** The dialog closes when it returns, or when its promise is fulfilled; a refused one keeps it open. */
  onConfirm: () => void | Promise<void>
  onCancel?: () => void
  /** While the work runs. */
  isPending?: boolean
}

/** Asks before doing. Says what happens, and names the act on its button instead of "OK". */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  onConfirm,
  onCancel,
  isPending,
  ...dialog
}: ConfirmDialogProps) {
  const strings = useStrings()
  const buttons = (close: () => void) => (
    <ConfirmButtons
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel ?? strings.confirmDialog.cancel}
      tone={tone}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isPending={isPending}
      close={close}
    />
  )
  return (
    <Dialog {...dialog} size="small" role="alertdialog" footer={buttons}>
      {children}
    </Dialog>
  )
}
