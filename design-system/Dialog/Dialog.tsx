import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { DialogFrame, type DialogFrameProps } from '../overlay/DialogFrame.tsx'
import { type Opening, Triggered } from '../overlay/Triggered.tsx'
import { centred, modal } from './Dialog.css.ts'

export interface DialogProps extends Opening, Omit<DialogFrameProps, 'hasClose' | 'focusesNext'> {
  /** 26, 36 or 56rem at most. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
  /** False when a choice must be made: no cross, no Escape, no press outside. Default true. */
  isDismissable?: boolean
}

/**
 * Interrupts the page for one task. Holds focus, which goes to what is done next, and gives it back to what opened it. Closed by Escape, the cross or a
 * press outside, unless `isDismissable` is false.
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
    <Triggered trigger={trigger} isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {(state) => (
        <ModalOverlay
          {...state}
          className={centred}
          isDismissable={isDismissable}
          isKeyboardDismissDisabled={!isDismissable}
        >
          <Modal className={modal[size]}>
            <DialogFrame {...frame} hasClose={isDismissable} focusesNext />
          </Modal>
        </ModalOverlay>
      )}
    </Triggered>
  )
}
