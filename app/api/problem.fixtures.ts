import { PortalProblem } from './problem.ts'

/** The API's conflict for a write based on an outdated version. */
export function outdated(detail: string): PortalProblem {
  return new PortalProblem({ kind: 'conflict', reason: 'versao-desatualizada', detail })
}
