import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { DialogFrame, type DialogFrameProps } from '../overlay/DialogFrame.tsx'
import { type Opening, Triggered } from '../overlay/Triggered.tsx'
import { chrome, side as sideClass, slide, width } from './Sheet.css.ts'

export interface SheetProps extends Opening, Omit<DialogFrameProps, 'hasClose' | 'role'> {
  /** The edge it comes from. Default `right`; navigation comes from the `left`. */
  side?: 'left' | 'right'
  /** 20, 28 or 44rem at most; always leaves a strip of the page in sight. Default `medium`. */
  size?: 'narrow' | 'medium' | 'wide'
  /** All of it on the ground of the bars, as the navigation that it holds. Default false. */
  isChrome?: boolean
}

/** A drawer over the page: navigation on a phone, filters, details. Closed by Escape, the cross or a press outside. */
export function Sheet({
  side = 'right',
  size = 'medium',
  isChrome = false,
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
          <Modal className={`${slide[side]} ${width[size]} ${isChrome ? chrome : ''}`}>
            <DialogFrame {...frame} />
          </Modal>
        </ModalOverlay>
      )}
    </Triggered>
  )
}
