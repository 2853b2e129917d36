import { Button } from '@portal/design-system/Button'
import { type ReactNode, useState } from 'react'

type DialogButtonProps = {
  action: string
  /** Whom or what it is about, where several such buttons stand on a page. */
  about?: string
  /** The dialog that asks what the act needs. */
  children: (close: () => void) => ReactNode
}

/** An act: its button, and the dialog behind it, which begins anew each time. */
export function DialogButton({ action, about, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onPress={() => setOpen(true)}
        aria-label={about === undefined ? undefined : `${action}: ${about}`}
      >
        {action}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
