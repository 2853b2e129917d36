import { PortalProblem } from '#app/api/problem.ts'
import { sessionText } from './session.text.ts'

/**
 * Refuses to read or write in another plan link than the one on the person's screen.
 * @throws PortalProblem `conflict` when another tab chose another link meanwhile.
 */
export function requireSamePlanLink(onScreen: unknown, chosen: { id: number } | null): void {
  if (onScreen === undefined || onScreen === chosen?.id) return
  throw new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: sessionText.planChanged })
}
