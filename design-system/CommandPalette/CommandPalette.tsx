import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { dialog, panel, veil } from './CommandPalette.css.ts'
import { PaletteBody, type PaletteBodyProps } from './PaletteBody.tsx'

export type { CommandGroup, CommandItem } from './command-group.ts'
export { fold, matchItems } from './match-items.ts'

export interface CommandPaletteProps extends Omit<PaletteBodyProps, 'close'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Goes anywhere from the keyboard: words to look for, and what was found under them. Arrow keys move, Enter chooses and
 * closes, Escape closes; focus goes back to where it was. Looks in the given items by itself, or with `isFiltered` shows what the
 * caller found. The key that opens it belongs to the caller. Weighs up to 45 kB: load it when it is first wanted.
 */
export function CommandPalette({ isOpen, onOpenChange, ...body }: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={veil}>
      <Modal className={panel}>
        <Dialog aria-label={body.label} className={dialog}>
          {({ close }) => <PaletteBody {...body} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
