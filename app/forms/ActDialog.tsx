import { Button, type ButtonProps } from '@portal/design-system/Button'
import { Dialog, type DialogProps } from '@portal/design-system/Dialog'
import type { ReactNode } from 'react'
import type { Problem } from '#app/api/problem.ts'
import { body } from './ActDialog.css.ts'
import { FormProblem } from './FormProblem.tsx'

export type ActDialogProps = Pick<DialogProps, 'title' | 'description' | 'role' | 'size' | 'trigger'> & {
  /** Default: it is open for as long as it is drawn. */
  isOpen?: boolean
  onOpen?: () => void
  /** What was refused, shown above what was written; null when nothing was, or a field says so itself. */
  problem: Problem | null
  /** While the act is on its way nothing closes the dialog. */
  isActing: boolean
  /** Closes without acting. */
  leave: string
  onClose: () => void
  /** The button that acts. */
  act: Omit<ButtonProps, 'isPending'>
  /** What is asked before the act. */
  children: ReactNode
}

/** Asks for what an act needs, and keeps it in place when the act is refused. */
export function ActDialog({
  isOpen = true,
  onOpen,
  problem,
  isActing,
  leave,
  onClose,
  act,
  children,
  ...dialog
}: ActDialogProps) {
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (opens) onOpen?.()
        else if (!isActing) onClose()
      }}
      footer={
        <>
          <Button variant="secondary" isDisabled={isActing} onPress={onClose}>
            {leave}
          </Button>
          <Button {...act} isPending={isActing} />
        </>
      }
    >
      <div className={body}>
        <FormProblem problem={problem} />
        {children}
      </div>
    </Dialog>
  )
}
