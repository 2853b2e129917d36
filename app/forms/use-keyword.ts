import { useEffect, useRef, useState } from 'react'

/** Wait after the last letter. */
const DEBOUNCE_MS = 500

/**
 * Text of a search field that is applied 500 ms after the last letter, or at once by `applyNow`. `applied` is what the address
 * says; when something else changes it (the way back, cleared filters) the field follows, but never while the change is its own.
 */
export function useKeyword(applied: string, apply: (keyword: string) => void) {
  const [text, setText] = useState(applied)
  const [sent, setSent] = useState(applied)
  const [seen, setSeen] = useState(applied)
  const [followed, setFollowed] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (applied !== seen) {
    setSeen(applied)
    if (applied !== sent) {
      setSent(applied)
      setText(applied)
      setFollowed(followed + 1)
    }
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  // A pending debounce from before the field followed the address must not apply afterwards.
  useEffect(() => {
    if (followed > 0) clearTimeout(timer.current)
  }, [followed])

  const applyNow = (keyword: string) => {
    clearTimeout(timer.current)
    const wanted = keyword.trim()
    if (wanted === sent) return
    setSent(wanted)
    apply(wanted)
  }

  return {
    text,
    type: (typed: string) => {
      setText(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => applyNow(typed), DEBOUNCE_MS)
    },
    applyNow: () => applyNow(text),
    clear: () => {
      setText('')
      applyNow('')
    },
  }
}

/** The text of a search field, and the ways to apply it. */
export type Keyword = ReturnType<typeof useKeyword>
