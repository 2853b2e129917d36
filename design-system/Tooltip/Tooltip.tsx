import type { ReactElement } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip'
import { tooltip } from './Tooltip.css.ts'

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** A few words, never anything needed to go on, because touch has no hover. */
  text: string
  /** A button of this system. */
  children: ReactElement
  isOpen?: boolean
}

/** A few words about a button, under the pointer or on keyboard focus. For more, or to press something in it, use `Popover`. */
export function Tooltip({ text, children, placement = 'top', isOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} isOpen={isOpen}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
