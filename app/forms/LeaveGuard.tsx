import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { formsText } from './forms.text.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Asks before a half-filled form is left. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useLeaveGuard(isDirty)
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
