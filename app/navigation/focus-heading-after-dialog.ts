/** About two seconds: by then the dialog is gone and the page is there. */
const MAX_FRAMES = 120

/** Frames after a dialog is gone in which it may still give focus back. */
const GIVING_BACK = 2

/**
 * Focuses the heading of the page that a choice in a dialog led to. The dialog takes a moment to close and gives focus back a frame later,
 * to a button of the page before; this comes after that. Where the heading is drawn anew with the page's data, the new one has it too.
 */
export function focusHeadingAfterDialog(): void {
  let frames = 0
  let sinceClosed = 0
  let focused: Element | null = null
  const look = () => {
    frames += 1
    sinceClosed = document.querySelector('[role="dialog"]') ? 0 : sinceClosed + 1
    if (sinceClosed > GIVING_BACK) {
      // Whoever has gone on meanwhile stays where they are.
      const isLost = focused === null || document.activeElement === document.body
      // The page before may still be there, hidden, until the next one is drawn.
      const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
      const heading = headings.find((one) => one.getClientRects().length > 0)
      if (isLost && heading) {
        heading.focus()
        focused = heading
      }
    }
    if (frames < MAX_FRAMES) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
