import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** So long without a movement it stands, wherever a finger has left it. */
const SETTLED_MS = 150

function watchMotion(listener: () => void): () => void {
  const asked = matchMedia(LESS_MOTION)
  asked.addEventListener('change', listener)
  return () => asked.removeEventListener('change', listener)
}

/** The slide in sight by where its row has been moved to. */
function slideAt(row: HTMLElement): number {
  return row.clientWidth === 0 ? 0 : Math.round(row.scrollLeft / row.clientWidth)
}

export interface CarouselState {
  /** Everything of it: while a pointer or the focus is within, it waits. */
  whole: RefObject<HTMLDivElement | null>
  row: RefObject<HTMLUListElement | null>
  /** Position of the slide in sight, from 0. */
  current: number
  /** Whether slides follow each other by themselves. */
  isPlaying: boolean
  setPlaying: (isPlaying: boolean) => void
  /** Shows the next or the one before; before the first comes the last, after the last the first. */
  turn: (by: 1 | -1) => void
}

/**
 * Behavior of a carousel of `count` slides: swiping, and autoplay every `everyMs`. Autoplay starts by itself only without reduced motion,
 * or once started by hand, and pauses while the carousel is used or the page is hidden.
 */
export function useCarousel(count: number, everyMs: number | null): CarouselState {
  const whole = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // Where it is going: presses that follow each other faster than it moves count one by one.
  const target = useRef(0)
  const [chosen, setPlaying] = useState<boolean | null>(null)
  const wantsMotion = useSyncExternalStore(
    watchMotion,
    () => !matchMedia(LESS_MOTION).matches,
    () => false,
  )
  const isPlaying = everyMs !== null && count > 1 && (chosen ?? wantsMotion)

  useEffect(() => {
    const moved = row.current
    if (!moved) return undefined
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      target.current = slideAt(moved)
    }
    const follow = () => {
      setCurrent(slideAt(moved))
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLED_MS)
    }
    moved.addEventListener('scroll', follow, { passive: true })
    return () => {
      clearTimeout(settling)
      moved.removeEventListener('scroll', follow)
    }
  }, [])

  useEffect(() => {
    const [used, moved] = [whole.current, row.current]
    if (!isPlaying || everyMs === null || !used || !moved) return undefined
    let isPointedAt = false
    const controller = new AbortController()
    const { signal } = controller
    used.addEventListener('pointerenter', () => (isPointedAt = true), { signal })
    used.addEventListener('pointerleave', () => (isPointedAt = false), { signal })
    const timer = setInterval(() => {
      if (document.hidden || isPointedAt || used.matches(':focus-within')) return
      moved.scrollTo({ left: ((slideAt(moved) + 1) % count) * moved.clientWidth })
    }, everyMs)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [isPlaying, everyMs, count])

  const turn = (by: 1 | -1) => {
    target.current = (target.current + by + count) % count
    row.current?.scrollTo({ left: target.current * row.current.clientWidth })
  }

  return { whole, row, current, isPlaying, setPlaying, turn }
}
