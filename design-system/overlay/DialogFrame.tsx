import { type ReactNode, useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import {
  bareBody,
  body,
  description as descriptionClass,
  footer as footerClass,
  frame,
  header,
  title as titleClass,
} from './overlay.css.ts'

/** Content, or a function of what closes the overlay. */
export type OverlaySlot = ReactNode | ((close: () => void) => ReactNode)

export interface DialogFrameProps {
  /** Names the dialog and is its heading. */
  title: ReactNode
  description?: ReactNode
  children?: OverlaySlot
  /** Buttons, main one last. A `Button` with `slot="close"` closes without a function. */
  footer?: OverlaySlot
  role?: 'dialog' | 'alertdialog'
  /** False takes the cross away, for a choice that must be made. Default true. */
  hasClose?: boolean
  /** Content brings its own padding. Default false. */
  isBare?: boolean
}

const fill = (slot: OverlaySlot, close: () => void) => (typeof slot === 'function' ? slot(close) : slot)

/** Title, content and buttons of everything that opens over the page. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  role,
  hasClose = true,
  isBare,
}: DialogFrameProps) {
  const descriptionId = useId()
  return (
    <Dialog role={role} className={frame} aria-describedby={description ? descriptionId : undefined}>
      {({ close }) => (
        <>
          <div className={header}>
            <Heading slot="title" level={2} className={titleClass}>
              {title}
            </Heading>
            {hasClose && <CloseButton onPress={close} />}
          </div>
          {description && (
            <p id={descriptionId} className={descriptionClass}>
              {description}
            </p>
          )}
          {children && <div className={isBare ? bareBody : body}>{fill(children, close)}</div>}
          {footer && <div className={footerClass}>{fill(footer, close)}</div>}
        </>
      )}
    </Dialog>
  )
}
