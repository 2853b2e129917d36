import { notFound } from '@tanstack/react-router'
import { isAdminMode, type VisibleSession } from '#app/session/visible-session.ts'

/** No such page for an attendant who serves nobody: to be the `beforeLoad` of a participant's page. */
export function participantsOnly({
  context: { session },
}: {
  context: { session: VisibleSession | null }
}): void {
  if (session && isAdminMode(session)) throw notFound()
}
