import { lazy } from '../lazy/lazy.ts'
import type { DialogFrameProps } from '../overlay/DialogFrame.tsx'
import { type Opening, Triggered } from '../overlay/Triggered.tsx'

export interface DialogProps extends Opening, Omit<DialogFrameProps, 'hasClose' | 'focusesNext'> {
  /** 26, 36 or 56rem at most. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** False when a choice must be made: no cross, no Escape, no press outside. Default true. */
  isDismissable?: boolean
}

/** Focus, layers and what else opens over a page are a tenth of what a form weighs, and most visits open none. */
const lazyModal = lazy(async () => (await import('./DialogModal.tsx')).DialogModal)

/**
 * Interrupts the page for one task. Holds focus, which goes to what is done next, and gives it back to what opened it. Closed by Escape, the cross or a
 * press outside, unless `isDismissable` is false. Its script comes after the page's own.
 */
export function Dialog({
  size = 'medium',
  isDismissable = true,
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...frame
}: DialogProps) {
  return (
    <Triggered
      trigger={trigger}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      load={lazyModal.load}
    >
      {(state) => <lazyModal.Slot {...frame} {...state} size={size} isDismissable={isDismissable} />}
    </Triggered>
  )
}
