import type { Problem } from './problem.ts'

/** The HTTP status that says each problem, for whoever reads no further. */
export const problemStatuses: Readonly<Record<Problem['kind'], number>> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'portal-updated': 409,
  invalid: 422,
  'rate-limited': 429,
  unexpected: 500,
  unavailable: 503,
}
