import { Button } from '@portal/design-system/Button'
import { type ReactNode, useState } from 'react'

type LinkActButtonProps = {
  action: string
  plan: string
  /** The dialog that asks what the act needs. */
  children: (close: () => void) => ReactNode
}

/** An act on a plan of a person: its button, and the dialog behind it. */
export function LinkActButton({ action, plan, children }: LinkActButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)} aria-label={`${action}: ${plan}`}>
        {action}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
