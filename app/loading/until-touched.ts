const TOUCHES = ['focusin', 'pointerdown', 'keydown', 'submit'] as const

/**
 * Waits for the first touch of a part of the page that the server has drawn and that serves as it is: its script competes with nothing
 * until then. At once on the server, and where the part is not on the page yet, since there is nothing to touch.
 * @param id of the element around the part, which says `data-comes-when-touched`
 */
export async function untilTouched(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!part || part.contains(document.activeElement)) return
  await new Promise<void>((resolve) => {
    // On the window: on a page that is drawn anew another element has the id.
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(`[id="${id}"]`))) return
      for (const name of TOUCHES) removeEventListener(name, onTouch, { capture: true })
      resolve()
    }
    for (const name of TOUCHES) addEventListener(name, onTouch, { capture: true, passive: true })
  })
}
