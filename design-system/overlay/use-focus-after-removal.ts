import { useLayoutEffect } from 'react'

/** About two seconds: by then what was done is read again and the page shows it. */
const MAX_FRAMES = 120

/** Frames after an overlay is gone in which it may still give focus back. */
const GIVING_BACK = 2

/**
 * An act may take away the button that asked for it, at once or with what is read again afterwards, and focus would fall to the whole
 * page. It goes to the heading that the button stood under instead, or to the nearest above that is left. Whoever has gone on meanwhile
 * stays where they are.
 */
export function useFocusAfterRemoval(): void {
  // Before the overlay takes focus, which it does in an effect.
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!opener || opener === document.body) return
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(
      (heading) => heading.compareDocumentPosition(opener) & Node.DOCUMENT_POSITION_FOLLOWING,
    )
    return () => watchFocus(opener, headings)
  }, [])
}

function watchFocus(opener: Element, headings: readonly HTMLElement[]): void {
  let frames = 0
  const look = () => {
    frames += 1
    const isLost = document.activeElement === document.body
    if (frames > GIVING_BACK && isLost && !opener.isConnected) {
      focusHeading(headings.findLast(isShown))
      return
    }
    const hasGoneOn = frames > GIVING_BACK && !isLost && document.activeElement !== opener
    if (frames < MAX_FRAMES && !hasGoneOn) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Hidden headings cannot take focus: those for print, or in a closed part. */
function isShown(heading: HTMLElement): boolean {
  return heading.getClientRects().length > 0
}

function focusHeading(heading: HTMLElement | undefined): void {
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus()
}
