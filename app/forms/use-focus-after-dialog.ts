import { type RefObject, useEffect } from 'react'

/**
 * Focuses an element each time something new happened in a dialog that has closed. The dialog gives focus back a frame after it is
 * gone, to a button that the new state may have taken away; this comes one frame later.
 */
export function useFocusAfterDialog(target: RefObject<HTMLElement | null>, happened: object | null): void {
  useEffect(() => {
    if (!happened) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => target.current?.focus())
    })
    return () => cancelAnimationFrame(frame)
  }, [happened, target])
}
