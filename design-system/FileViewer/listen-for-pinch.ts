/** A place on screen. */
export interface Point {
  x: number
  y: number
}

/** Lines of a wheel for a size e times as large. */
const WHEEL = 300

const distanceOf = ([one, other]: readonly Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

const middleOf = ([one, other]: readonly Touch[]): Point | undefined =>
  one && other ? { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 } : undefined

/**
 * Two fingers on a screen, or on a touchpad, which browsers tell as a wheel with Ctrl. The page itself is not made larger meanwhile.
 * @returns how to stop
 */
export function listenForPinch(
  area: HTMLElement,
  change: (step: (zoom: number) => number, onScreen?: Point) => void,
): () => void {
  let before = 0
  const onTouch = (event: TouchEvent) => {
    const fingers = [...event.touches]
    const distance = fingers.length === 2 ? distanceOf(fingers) : 0
    if (distance > 0 && event.cancelable) event.preventDefault()
    const by = distance / before
    if (distance > 0 && before > 0) change((zoom) => zoom * by, middleOf(fingers))
    before = distance
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    const by = Math.exp(-event.deltaY / WHEEL)
    change((zoom) => zoom * by, { x: event.clientX, y: event.clientY })
  }
  const stops = (['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const).map((name) => {
    area.addEventListener(name, onTouch, { passive: false })
    return () => area.removeEventListener(name, onTouch)
  })
  area.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    for (const stop of stops) stop()
    area.removeEventListener('wheel', onWheel)
  }
}
