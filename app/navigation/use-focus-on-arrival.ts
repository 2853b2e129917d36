import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** A heading that takes focus when its page comes by a link inside the portal; a freshly opened document keeps its own start. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const [cameByLink] = useState(useHydrated())
  useEffect(() => {
    if (cameByLink) heading.current?.focus()
  }, [cameByLink])
  return heading
}
