import { whenTouched } from '@portal/design-system/late'

const TOUCHES = ['focusin', 'pointerdown', 'keydown', 'submit'] as const

/**
 * Waits for the first touch of a part of the page that the server has drawn and that serves as it is: its script competes with nothing
 * until then. At once on the server, and where the part is not on the page yet, since there is nothing to touch.
 * @param id of the element around the part, which says `data-comes-when-touched`
 */
export async function untilTouched(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!part || part.contains(document.activeElement)) return
  await new Promise<void>((resolve) => whenTouched(resolve, part, TOUCHES))
}
