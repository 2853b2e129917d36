import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { useFocusedHeading } from './use-focused-heading.ts'

/** A heading that takes focus when its page comes by a link inside the portal; a freshly opened document keeps its own start. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const [cameByLink] = useState(useHydrated())
  return useFocusedHeading(cameByLink)
}
