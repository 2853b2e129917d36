import { useHydrated } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Puts focus where one writes when a conversation is opened by a link inside the portal. With a finger it would bring up a keyboard that
 * covers the messages: there it goes nowhere, and a freshly opened document keeps its own start.
 */
export function useFocusComposer(area: RefObject<HTMLTextAreaElement | null>, openedByLink: boolean): void {
  useEffect(() => {
    if (openedByLink && matchMedia('(pointer: fine)').matches) area.current?.focus()
  }, [area, openedByLink])
}

/** Whether this part of the page came by a link, and not with the document. */
export function useOpenedByLink(): boolean {
  const [openedByLink] = useState(useHydrated())
  return openedByLink
}
