import { ConfirmDialog } from '@portal/design-system/ConfirmDialog'
import { formsText } from './forms.text.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { KeptIn } from './use-server-draft.ts'

type LeaveGuardProps = {
  /** Whether the form holds something that is not saved. */
  isDirty: boolean
  /** Where it would be found again. Default: nowhere. */
  keptIn?: KeptIn
  /** Purpose of the form, for the wording. Default: `send`. */
  act?: 'send' | 'save'
}

/** Asks before a form that is not saved is left, and says what becomes of what was typed. */
export function LeaveGuard({ isDirty, keptIn = 'nowhere', act = 'send' }: LeaveGuardProps) {
  const blocker = useLeaveGuard(isDirty, keptIn !== 'nowhere')
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.()
      }}
      title={formsText.leave.title[act]}
      confirmLabel={formsText.leave.confirm}
      cancelLabel={formsText.leave.cancel}
      onConfirm={() => blocker.proceed?.()}
    >
      {formsText.leave.text[act][keptIn]}
    </ConfirmDialog>
  )
}
