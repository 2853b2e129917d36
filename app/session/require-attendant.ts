import { notFound } from '@tanstack/react-router'
import type { VisibleSession } from './visible-session.ts'

/** Gate of a page for attendants: to everybody else it does not exist. Manners only; the API refuses by itself. */
export function requireAttendant(session: VisibleSession | null): void {
  if (!session?.isAttendant) throw notFound()
}
