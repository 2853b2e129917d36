import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { focusNext } from './focus-next.ts'
import {
  bareBody,
  body,
  description as descriptionClass,
  footer as footerClass,
  frame,
  header,
  title as titleClass,
} from './overlay.css.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

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
  /** Focus goes to what is done next, instead of to the whole. Default false. */
  focusesNext?: boolean
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
  focusesNext = false,
}: DialogFrameProps) {
  const descriptionId = useId()
  const bodyId = useId()
  useFocusAfterRemoval()
  const [bodyPart, footerPart] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  // Before an act everything that it means is heard, wherever focus is.
  const saysAll = role === 'alertdialog' && !description && Boolean(children)
  return (
    <Dialog
      role={role}
      className={frame}
      aria-describedby={description ? descriptionId : saysAll ? bodyId : undefined}
    >
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
          {children && (
            <div ref={bodyPart} id={bodyId} className={isBare ? bareBody : body}>
              {fill(children, close)}
            </div>
          )}
          {footer && (
            <div ref={footerPart} className={footerClass}>
              {fill(footer, close)}
            </div>
          )}
          {focusesNext && <NextFocus bodyPart={bodyPart} footerPart={footerPart} />}
        </>
      )}
    </Dialog>
  )
}

type NextFocusProps = Record<'bodyPart' | 'footerPart', RefObject<HTMLDivElement | null>>

/** Before the dialog takes focus itself: what is inside it is there first. */
function NextFocus({ bodyPart, footerPart }: NextFocusProps) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
    if (dialog) focusNext(dialog, bodyPart.current, footerPart.current)
  }, [bodyPart, footerPart])
  return <span ref={mark} hidden />
}
