import { createSerializationAdapter } from '@tanstack/react-router'
import type { ProblemCode } from '#contract/problem.ts'
import { problemText } from './problem.text.ts'

/**
 * Everything that can go wrong between the portal and its API, as one union. `detail` is a Portuguese sentence for people;
 * `fields` maps wire paths to sentences; `retryAfter` is in seconds.
 */
export type Problem =
  | { kind: 'unauthenticated'; detail: string }
  | { kind: 'forbidden'; detail: string }
  | { kind: 'not-found'; detail: string }
  | { kind: 'invalid'; detail: string; fields: Record<string, string> }
  | { kind: 'conflict'; reason: ProblemCode; detail: string }
  | { kind: 'rate-limited'; detail: string; retryAfter: number }
  | { kind: 'portal-updated'; detail: string }
  | { kind: 'unavailable'; detail: string }
  | { kind: 'unexpected'; detail: string; requestId: string }

/** A problem on its way to the form or the screen that shows it. */
export class PortalProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'PortalProblem'
    this.problem = problem
  }
}

/** The problem inside an error; anything unknown is `unexpected` and keeps no text of the original. */
export function problemOf(error: unknown): Problem {
  if (error instanceof PortalProblem) return error.problem
  if (isNetworkFailure(error)) return { kind: 'unavailable', detail: problemText.offline }
  return { kind: 'unexpected', detail: problemText.unexpected, requestId: '' }
}

/** Whether a write was refused because somebody else was faster, perhaps the same person in another tab. */
export function isOutdated(problem: Problem | null): boolean {
  return problem?.kind === 'conflict' && problem.reason === 'versao-desatualizada'
}

/** Carries a problem from a server function to the page that called it. */
export const problemAdapter = createSerializationAdapter({
  key: 'portal-problem',
  test: (value): value is PortalProblem => value instanceof PortalProblem,
  toSerializable: ({ problem }) => JSON.stringify(problem),
  fromSerializable: (text) => new PortalProblem(JSON.parse(text) as Problem),
})

function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
