import type { Outcome } from '#domain/outcome.ts'
import type { Correctable, FilingProblem } from './define-request-kind.ts'

/** For a recheck that asks the rule of the filing again: what that found. */
export function problemsOf(outcome: Outcome<unknown, FilingProblem>): readonly FilingProblem[] {
  return outcome.ok ? [] : outcome.problems
}

/** For what nothing can change between the filing and the decision. */
export async function nothingToRecheck(): Promise<readonly FilingProblem[]> {
  return []
}

/** The fields of a form, by wire path, as what a return may ask to correct. */
export function correctableFields(labels: Readonly<Record<string, string>>): readonly Correctable[] {
  return Object.entries(labels).map(([path, label]) => ({ path, label }))
}
