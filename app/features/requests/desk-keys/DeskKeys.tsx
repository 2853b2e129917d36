import { Button } from '@portal/design-system/Button'
import { KeyboardIcon } from '@portal/design-system/icons'
import { useLoadLater } from '@portal/design-system/late'
import { useState } from 'react'
import { deskKeysText } from './desk-keys.text.ts'
import type { DeskAct, DeskKeyPlace } from './desk-keys.ts'
import { lateDeskKeysDialog } from './late-desk-keys-dialog.ts'
import { type DeskKeyHandlers, useDeskKeys } from './use-desk-keys.ts'

type DeskKeysProps = { place: DeskKeyPlace; handlers: DeskKeyHandlers }

/** The keys of a page at work, and the button that shows which there are; so does `?`. */
export function DeskKeys({ place, handlers }: DeskKeysProps) {
  const [isOpen, setOpen] = useState(false)
  useLoadLater(lateDeskKeysDialog, 'touched')
  const open = () => {
    void lateDeskKeysDialog.load()
    setOpen(true)
  }
  useDeskKeys(place, { ...handlers, help: open })
  return (
    <>
      <Button variant="quiet" size="compact" icon={KeyboardIcon} aria-haspopup="dialog" onPress={open}>
        {deskKeysText.button}
      </Button>
      {isOpen && (
        <lateDeskKeysDialog.Slot
          place={place}
          acts={[...(Object.keys(handlers) as DeskAct[]), 'help']}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
