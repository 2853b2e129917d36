import type { AnyRouter } from '@tanstack/react-router'
import { type ComponentType, createElement, useEffect } from 'react'

let isArrived = false

/** Whether the page of this document has come alive: until then the server's drawing is what people see, and it works without us. */
export const isPageHydrated = () => isArrived

/** Notes when the innermost page of the document has come alive. To be called before it is drawn. */
export function watchHydration(router: AnyRouter): void {
  // Who goes on to another page leaves the server's drawing behind.
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) arrive()
  })
  const leaf = router.stores.matches.get().at(-1)
  const options = leaf && router.routesById[leaf.routeId]?.options
  // A page of the server's about a condition has nothing that would be lost.
  if (!options?.component || leaf?.status !== 'success') return arrive()
  const Page = options.component as ComponentType & { preload?: () => Promise<void> }
  options.component = Object.assign(
    function Arriving() {
      useEffect(arriveSoon, [])
      return createElement(Page)
    },
    { preload: () => Page.preload?.() },
  )
}

/** A page whose effects throw, right after it was drawn, is not alive. */
function arriveSoon(): void {
  setTimeout(arrive)
}

function arrive(): void {
  if (isArrived) return
  isArrived = true
  // The router comes back to where it heard that somebody scrolled to, and it was not there to hear.
  document.dispatchEvent(new Event('scroll'))
  dispatchEvent(new Event('portal:alive'))
}
