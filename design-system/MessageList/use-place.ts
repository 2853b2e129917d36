import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Properties of a new entry that decide where the list scrolls. */
interface Placed {
  id: string
  isOwn?: boolean | undefined
}

/** Closer to the end than this, in pixels, one is at the end. */
const NEAR = 48

/**
 * Whether the browser holds what is read in its place when something comes below it. Safari never does, and the others not while older
 * entries come in; they are told where to scroll.
 */
const holdsItself = (box: HTMLElement) => getComputedStyle(box).overflowAnchor === 'auto'

/** How high all that stands below an entry is, in pixels. */
const heightBelow = (box: HTMLElement, index: number) => {
  const rows = box.querySelectorAll<HTMLElement>('[data-entry]')
  const bottomOf = (place: number) => rows[place]?.getBoundingClientRect().bottom ?? 0
  return bottomOf(rows.length - 1) - bottomOf(index)
}

/** The place is counted from the end, downwards below zero. */
const nearEnd = (box: HTMLElement) => Math.abs(box.scrollTop) < NEAR

export interface Place {
  scroller: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  /** Messages of others that came while one was reading further up. */
  arrived: number
  onScroll: () => void
  toEnd: () => void
}

/**
 * Where the list stands. At the end it stays at the end; further up, what is read stays where it is while entries come above or below;
 * one's own new message leads to the end. It opens at the first unread one where that is further up than a screen.
 */
export function usePlace(
  entries: readonly Placed[],
  unreadMark: RefObject<HTMLElement | null>,
  onAtEnd?: (isAtEnd: boolean) => void,
): Place {
  const scroller = useRef<HTMLDivElement>(null)
  const last = useRef(entries.at(-1)?.id)
  const [isAtEnd, setAtEnd] = useState(true)
  const [arrived, setArrived] = useState(0)

  const onScroll = () => {
    const box = scroller.current
    if (!box) return
    const isNear = nearEnd(box)
    if (isNear) setArrived(0)
    if (isNear === isAtEnd) return
    setAtEnd(isNear)
    onAtEnd?.(isNear)
  }
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0
  }

  useLayoutEffect(() => {
    const box = scroller.current
    const mark = unreadMark.current
    if (!box || !mark) return
    const above = box.getBoundingClientRect().top - mark.getBoundingClientRect().top
    if (above > 0) box.scrollTop -= above
  }, [scroller, unreadMark])

  useLayoutEffect(() => {
    const box = scroller.current
    const before = last.current
    const newest = entries.at(-1)
    if (!box || newest?.id === before) return
    last.current = newest?.id
    const from = entries.findIndex(({ id }) => id === before)
    const came = from === -1 ? [] : entries.slice(from + 1)
    if (from === -1 || came.some(({ isOwn }) => isOwn)) {
      box.scrollTop = 0
      return
    }
    if (nearEnd(box)) return
    if (!holdsItself(box)) box.scrollTop -= heightBelow(box, from)
    setArrived((count) => count + came.length)
  }, [entries, scroller])

  return { scroller, isAtEnd, arrived, onScroll, toEnd }
}
