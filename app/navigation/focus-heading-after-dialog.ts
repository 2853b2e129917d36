/** A dialog that is not gone after so many frames was left open for a reason of its own. */
const MOST_FRAMES = 120

/**
 * Focuses the heading of the page that a choice in a dialog led to. The dialog takes a moment to close and gives focus back a frame later,
 * to a button of the page before; this comes after that.
 */
export function focusHeadingAfterDialog(frames = 0): void {
  requestAnimationFrame(() => {
    if (frames > MOST_FRAMES) return
    if (document.querySelector('[role="dialog"]')) return focusHeadingAfterDialog(frames + 1)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus()),
    )
  })
}
