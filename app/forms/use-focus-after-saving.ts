import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the line that says what is saved: it takes focus once nothing is left to save and the button that was pressed can not be pressed any
 * more. Who went on elsewhere meanwhile stays there.
 */
export function useFocusAfterSaving<Line extends HTMLElement>(isDirty: boolean): RefObject<Line | null> {
  const line = useRef<Line>(null)
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    const isSaved = wasDirty.current && !isDirty
    wasDirty.current = isDirty
    if (isSaved && document.activeElement?.matches('body, :disabled')) line.current?.focus()
  }, [isDirty])
  return line
}
