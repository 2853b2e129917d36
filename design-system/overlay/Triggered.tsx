import type { ReactElement } from 'react'
import { DialogTrigger } from 'react-aria-components/Dialog'

/** How an overlay opens: by its own trigger, or by the caller's state. */
export interface Opening {
  /** The button that opens it. Leave out when `isOpen` is held elsewhere. */
  trigger?: ReactElement
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

interface TriggeredProps extends Opening {
  /** Draws the overlay; gets the state when no trigger holds it. */
  children: (state: Omit<Opening, 'trigger'>) => ReactElement
}

/** Joins an overlay to its trigger when there is one. Focus goes back to the trigger, or to where it was. */
export function Triggered({ trigger, children, ...state }: TriggeredProps) {
  if (!trigger) return children(state)
  return (
    <DialogTrigger {...state}>
      {trigger}
      {children({})}
    </DialogTrigger>
  )
}
