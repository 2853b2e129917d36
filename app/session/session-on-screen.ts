import { createContext, use } from 'react'
import type { VisibleSession } from './visible-session.ts'

/** The session that the pages on screen were drawn with. */
export const SessionOnScreen = createContext<VisibleSession | null>(null)

/** Id of the plan link that the page was drawn with; undefined without one, as in admin mode. */
export function useLinkOfPage(): number | undefined {
  return use(SessionOnScreen)?.planLink?.id
}

/** The session of a page that is only shown to signed-in people. */
export function useSession(): VisibleSession {
  const session = use(SessionOnScreen)
  if (!session) throw new Error('This page is only shown with a session')
  return session
}
