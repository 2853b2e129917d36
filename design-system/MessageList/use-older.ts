import { type RefObject, useEffect, useRef } from 'react'

/** Calls for older entries when their place at the top comes into sight, and never again while they are on their way or failed. */
export function useOlder(
  scroller: RefObject<HTMLElement | null>,
  onOlder: () => void,
  isQuiet: boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = place.current
    if (!top || isQuiet) return undefined
    // Of a busy moment several are told at once: the last one holds.
    const sight = new IntersectionObserver((told) => told.at(-1)?.isIntersecting && onOlder(), {
      root: scroller.current,
      rootMargin: '240px 0px 0px 0px',
    })
    sight.observe(top)
    return () => sight.disconnect()
  }, [scroller, onOlder, isQuiet])
  return place
}
