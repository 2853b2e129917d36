import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { formsText } from './forms.text.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type LeaveGuardProps = {
  isDirty: boolean
  /** Whether a reload of the page brings back what was typed. */
  isKept?: boolean
}

/** Asks before a half-filled form is left. */
export function LeaveGuard({ isDirty, isKept = false }: LeaveGuardProps) {
  const blocker = useLeaveGuard(isDirty, isKept)
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title={formsText.leave.title}
      confirmLabel={formsText.leave.confirm}
      cancelLabel={formsText.leave.cancel}
      onConfirm={() => blocker.proceed?.()}
    >
      {formsText.leave.text}
    </ConfirmDialog>
  )
}
