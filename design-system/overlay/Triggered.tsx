import { type ReactElement, type ReactNode, useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { type OverlayState, useLazyOpening } from './use-lazy-opening.ts'

/** How an overlay opens: by its own trigger, or by the caller's state. */
export interface Opening {
  /** The button that opens it. Leave out when `isOpen` is held elsewhere. */
  trigger?: ReactElement
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

interface TriggeredProps extends Opening {
  /** Fetches the script of the overlay; left out where it has come with the page. */
  load?: () => Promise<void>
  children: (state: OverlayState) => ReactNode
}

const hasCome = () => Promise.resolve()

/**
 * Joins an overlay to its trigger when there is one. A press opens it as soon as its script has come. Focus goes back to the trigger, or
 * to where it was.
 */
export function Triggered({
  trigger,
  children,
  load = hasCome,
  isOpen: isHeldOpen,
  defaultOpen = false,
  onOpenChange: tell,
}: TriggeredProps) {
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = isHeldOpen ?? isOwnOpen
  const onOpenChange = (opens: boolean) => {
    setOwnOpen(opens)
    tell?.(opens)
  }
  const prepare = useLazyOpening({ isOpen, onOpenChange }, load)
  const button = {
    'aria-expanded': isOpen,
    isPressed: isOpen,
    onPress: () => onOpenChange(!isOpen),
    onHoverStart: prepare,
    onFocus: prepare,
  }
  return (
    <>
      {trigger && <ButtonContext value={button}>{trigger}</ButtonContext>}
      {children({ isOpen, onOpenChange })}
    </>
  )
}
