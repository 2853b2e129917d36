import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { DialogFrame, type DialogFrameProps } from '../overlay/DialogFrame.tsx'
import type { OverlayState } from '../overlay/use-lazy-opening.ts'
import { centred, modal } from './Dialog.css.ts'

export interface DialogModalProps extends OverlayState, Omit<DialogFrameProps, 'hasClose' | 'focusesNext'> {
  size: 'small' | 'medium' | 'large'
  isDismissable: boolean
}

export function DialogModal({ isOpen, onOpenChange, size, isDismissable, ...frame }: DialogModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={centred}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className={modal[size]}>
        <DialogFrame {...frame} hasClose={isDismissable} focusesNext />
      </Modal>
    </ModalOverlay>
  )
}
