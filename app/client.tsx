import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { hydrateStart } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markMatchesAsFresh } from './clock/mark-as-fresh.ts'
import { fetchRouterScreens } from './conditions/router-screens.ts'
import { keepServerHtml } from './hydration/keep-server-html.ts'
import { tolerateMovedNodes } from './hydration/moved-nodes.ts'
import { watchHydration } from './hydration/page-hydrated.ts'

/** The browser's side of the portal, as Start asks for it. What fails here leaves the page as the server drew it. */
async function begin(router: AnyRouter): Promise<void> {
  // The screen of a refusal comes later than a page's program: drawn without it, the page would be empty until it has come.
  if (router.state.matches.some(({ status }) => status === 'error' || status === 'notFound'))
    await fetchRouterScreens()
  watchHydration(router)
  markMatchesAsFresh(router)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      // A page that React draws anew by itself is told, but is no failure: a translator was there before it.
      { onUncaughtError: fail, onRecoverableError: (error) => console.error(error) },
    )
  })
}

function fail(error: unknown): void {
  reportError(error)
  keepServerHtml()
}

tolerateMovedNodes()
hydrateStart().then(begin).catch(fail)
