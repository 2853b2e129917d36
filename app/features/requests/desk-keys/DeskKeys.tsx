import { Button } from '@portal/design-system/Button'
import { KeyboardIcon } from '@portal/design-system/icons'
import { usePreload } from '@portal/design-system/lazy'
import { useState } from 'react'
import { deskKeysText } from './desk-keys.text.ts'
import type { DeskAct, DeskKeyPlace } from './desk-keys.ts'
import { lazyDeskKeysDialog } from './lazy-desk-keys-dialog.ts'
import { type DeskKeyHandlers, useDeskKeys } from './use-desk-keys.ts'

type DeskKeysProps = { place: DeskKeyPlace; handlers: DeskKeyHandlers }

/** The keys of a page at work, and the button that shows which there are; so does `?`. */
export function DeskKeys({ place, handlers }: DeskKeysProps) {
  const [isOpen, setOpen] = useState(false)
  usePreload(lazyDeskKeysDialog, 'touched')
  const open = () => {
    void lazyDeskKeysDialog.load()
    setOpen(true)
  }
  useDeskKeys(place, { ...handlers, help: open })
  return (
    <>
      <Button variant="quiet" size="compact" icon={KeyboardIcon} aria-haspopup="dialog" onPress={open}>
        {deskKeysText.button}
      </Button>
      {isOpen && (
        <lazyDeskKeysDialog.Slot
          place={place}
          acts={[...(Object.keys(handlers) as DeskAct[]), 'help']}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
