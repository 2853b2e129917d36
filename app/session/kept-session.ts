import { useState } from 'react'
import { useVisit } from './session.queries.ts'
import type { VisibleSession } from './visible-session.ts'

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
