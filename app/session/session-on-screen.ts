import { createContext, use, useState } from 'react'
import { useVisit } from './session.queries.ts'
import type { VisibleSession } from './visible-session.ts'

/** The session that the pages on screen were drawn with. */
export const SessionOnScreen = createContext<VisibleSession | null>(null)

/**
 * The session of this visit; once it ended, the last one. The pages stay as they are until the sign-in page takes their place: they
 * can't be drawn without a person, and a blank screen tells nobody anything.
 */
export function useKeptSession(): VisibleSession | null {
  const { session } = useVisit()
  const [kept, keep] = useState(session)
  if (session && session !== kept) keep(session)
  return session ?? kept
}

/** The session of a page that is only shown to signed-in people. */
export function useSession(): VisibleSession {
  const session = use(SessionOnScreen)
  if (!session) throw new Error('This page is only shown with a session')
  return session
}
