/** Holds back the hydration of one part of a page. */
export type Gate = {
  isOpen: () => boolean
  open: () => void
  opened: Promise<void>
  /** Says that the part is drawn. The second time it is drawn anew, and React needs it. */
  drawn: () => void
  /** Opens when somebody does something in the element. @returns how to stop */
  watch: (element: Element) => () => void
}

export const HYDRATES_LATER = 'data-hydrates-later'

/** Whatever points at, focuses or presses something, also as a screen reader does it. */
const TOUCHES = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'mousedown',
  'focusin',
  'keydown',
  'click',
] as const

const gates = new Map<Element, () => void>()

export function newGate(): Gate {
  let isOpen = false
  let wasDrawn = false
  let resolve: () => void = () => undefined
  // Not by `withResolvers`, which phones of before 2024 lack.
  const opened = new Promise<void>((open) => {
    resolve = open
  })
  const open = () => {
    isOpen = true
    resolve()
  }
  return {
    isOpen: () => isOpen,
    open,
    opened,
    drawn: () => {
      if (wasDrawn) open()
      wasDrawn = true
    },
    watch: (element) => {
      if (gates.size === 0) for (const name of TOUCHES) addEventListener(name, openTouched, { capture: true })
      gates.set(element, open)
      return () => gates.delete(element)
    },
  }
}

/**
 * On the window, before React hears of it at the document: a part whose gate is open then is hydrated in the same event, and answers it.
 */
function openTouched({ target }: Event): void {
  const part = target instanceof Element ? target.closest(`[${HYDRATES_LATER}]`) : null
  if (part) gates.get(part)?.()
}
