import type { RefObject } from 'react'
import { useIsHydrating } from '#app/loading/use-is-hydrating.ts'
import { useFocusedHeading } from './use-focused-heading.ts'

/** A heading that takes focus when its page comes by a link inside the portal; a freshly opened document keeps its own start. */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  return useFocusedHeading(!useIsHydrating())
}
