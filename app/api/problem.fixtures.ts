import { PortalProblem } from './problem.ts'

/** What the API answers to a write over a version that is not the newest any more. */
export function overtaken(detail: string): PortalProblem {
  return new PortalProblem({ kind: 'conflict', reason: 'versao-desatualizada', detail })
}
