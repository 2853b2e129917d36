import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listenForDrag } from './listen-for-drag.ts'
import { listenForPinch, type Point } from './listen-for-pinch.ts'
import { boundedZoom, larger, smaller } from './zoom-steps.ts'

/** A point of the content to keep in place while zooming: `place` in the area, `shares` of the content. */
interface Anchor {
  place: Point
  shares: Point
}

interface Zoomed {
  zoom: number
  anchor: Anchor | null
}

const KEYS: Readonly<Record<string, (zoom: number) => number>> = {
  '+': larger,
  '=': larger,
  '-': smaller,
  '0': () => 1,
}

/** Anchor at a place on screen, by default the middle of the area. */
function anchorIn(area: HTMLElement, onScreen: Point | undefined): Anchor {
  const box = area.getBoundingClientRect()
  const place = onScreen
    ? { x: onScreen.x - box.left, y: onScreen.y - box.top }
    : { x: area.clientWidth / 2, y: area.clientHeight / 2 }
  const shares = {
    x: (area.scrollLeft + place.x) / area.scrollWidth,
    y: (area.scrollTop + place.y) / area.scrollHeight,
  }
  return { place, shares }
}

/** How large the content of a scrolling area is, as a multiple of what fits by keys, wheel, two fingers and what is answered. */
export function useZoom() {
  const root = useRef<HTMLDivElement>(null)
  const [{ zoom, anchor }, set] = useState<Zoomed>({ zoom: 1, anchor: null })
  const change = useCallback((step: (zoom: number) => number, onScreen?: Point) => {
    if (!root.current) return
    const anchor = anchorIn(root.current, onScreen)
    set((before) => ({ zoom: boundedZoom(step(before.zoom)), anchor }))
  }, [])

  // Scrolls the anchor back under the fingers, or to the middle.
  useLayoutEffect(() => {
    const area = root.current
    if (!area || !anchor) return
    area.scrollTo({
      left: anchor.shares.x * area.scrollWidth - anchor.place.x,
      top: anchor.shares.y * area.scrollHeight - anchor.place.y,
      behavior: 'instant',
    })
  }, [anchor])

  useEffect(() => {
    const area = root.current
    if (!area) return undefined
    const onKey = (event: KeyboardEvent) => {
      const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
      if (!step) return
      event.preventDefault()
      change(step)
    }
    area.addEventListener('keydown', onKey)
    const stopPinch = listenForPinch(area, change)
    const stopDrag = listenForDrag(area)
    return () => {
      area.removeEventListener('keydown', onKey)
      stopPinch()
      stopDrag()
    }
  }, [change])

  return {
    root,
    zoom,
    larger: () => change(larger),
    smaller: () => change(smaller),
    fit: () => change(() => 1),
  }
}
