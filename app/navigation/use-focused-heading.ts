import { type RefObject, useEffect, useRef } from 'react'

/** A heading that takes focus as it comes, where it came instead of something else. */
export function useFocusedHeading(takesFocus: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return heading
}
