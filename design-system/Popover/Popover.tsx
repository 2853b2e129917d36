import type { ReactElement, ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import type { OverlaySlot } from '../overlay/DialogFrame.tsx'
import { floating } from '../overlay/floating.css.ts'
import { bare, dialog, title as titleClass } from './Popover.css.ts'

/** Named by a title in sight, or for assistive technology only. */
type Naming = { title: ReactNode; label?: undefined } | { title?: undefined; label: string }

export type PopoverProps = Naming &
  Pick<AriaPopoverProps, 'placement'> & {
    /** The button that opens it. */
    trigger: ReactElement
    children: OverlaySlot
    /** Content brings its own padding. Default false. */
    isBare?: boolean
    isOpen?: boolean
    onOpenChange?: (isOpen: boolean) => void
  }

/** Something small beside the button that opened it; the page stays in sight. Closed by Escape or a press outside. */
export function Popover({
  trigger,
  title,
  label,
  children,
  isBare = false,
  placement = 'bottom',
  ...state
}: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover placement={placement} className={floating}>
        <Dialog aria-label={label} className={isBare ? bare : dialog}>
          {({ close }) => (
            <>
              {title && (
                <Heading slot="title" level={2} className={titleClass}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}
