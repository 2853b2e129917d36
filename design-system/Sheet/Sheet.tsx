import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { DialogFrame, type DialogFrameProps } from '../overlay/DialogFrame.tsx'
import { type Opening, Triggered } from '../overlay/Triggered.tsx'
import { side as sideClass, slide, width } from './Sheet.css.ts'

export interface SheetProps extends Opening, Omit<DialogFrameProps, 'hasClose' | 'role'> {
  /** The edge it comes from. Default `right`; navigation comes from the `left`. */
  side?: 'left' | 'right'
  /** 20, 28 or 44rem at most; always leaves a strip of the page in sight. Default `medium`. */
  size?: 'narrow' | 'medium' | 'wide'
}

/** A drawer over the page: navigation on a phone, filters, details. Closed by Escape, the cross or a press outside. */
export function Sheet({
  side = 'right',
  size = 'medium',
  trigger,
  isOpen,
  defaultOpen,
  onOpenChange,
  ...frame
}: SheetProps) {
  return (
    <Triggered trigger={trigger} isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {(state) => (
        <ModalOverlay {...state} className={sideClass[side]} isDismissable>
          <Modal className={`${slide[side]} ${width[size]}`}>
            <DialogFrame {...frame} />
          </Modal>
        </ModalOverlay>
      )}
    </Triggered>
  )
}
