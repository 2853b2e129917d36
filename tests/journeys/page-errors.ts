import { type BrowserContext, expect } from '@playwright/test'

/**
 * Console messages about an answer that was refused or never came, to a request or to the opening of the live connection (which reconnects
 * by itself). The page shows those, and the journey checks that; one that no page caught arrives as a thrown error and counts.
 */
const REFUSAL = /^(Failed to load resource|PortalProblem: |WebSocket connection to \S+ failed: )/

/** Everything that went wrong in the pages of one journey and nobody caught: thrown errors, hydration errors, console errors. */
export type PageErrors = {
  /** Listens to all pages of a context, those that come later too. */
  watch: (context: BrowserContext) => void
  /** This journey provokes errors whose message matches. */
  allow: (message: RegExp) => void
  /** Fails with every error that was not allowed. */
  verify: () => void
}

export function collectPageErrors(): PageErrors {
  const watched = new WeakSet<BrowserContext>()
  const allowed: RegExp[] = []
  const found: { page: string; message: string }[] = []
  return {
    watch: (context) => {
      if (watched.has(context)) return
      watched.add(context)
      context.on('weberror', (event) => {
        const error = event.error()
        found.push({ page: event.page()?.url() ?? '', message: error.stack ?? error.message })
      })
      context.on('console', (said) => {
        if (said.type() !== 'error' || REFUSAL.test(said.text())) return
        found.push({ page: said.page()?.url() ?? '', message: said.text() })
      })
    },
    allow: (message) => allowed.push(message),
    verify: () => {
      const errors = found.filter(({ message }) => !allowed.some((pattern) => pattern.test(message)))
      expect(errors, 'errors in the pages of this journey').toEqual([])
    },
  }
}
