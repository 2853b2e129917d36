import type { ReactNode } from 'react'
import type { LazyPalette } from '#app/navigation/palette/palette.ts'
import { useVisit } from '#app/session/session.queries.ts'
import { Shell } from './Shell.tsx'

/**
 * A page that is no page of the product, such as one that does not exist: who is signed in keeps the menu and the bar around it, and so the
 * way on. In the first access, which has no shell, and for everybody else it stands alone.
 */
export function ConditionPage({ palette, children }: { palette: LazyPalette; children: ReactNode }) {
  const { session } = useVisit()
  const hasShell = session !== null && (session.isAttendant || session.person.onboarding === 'N')
  return hasShell ? <Shell palette={palette}>{children}</Shell> : children
}
