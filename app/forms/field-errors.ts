import { byField, type Complaint } from '#contract/complaints.ts'
import type { Outcome } from '#domain/outcome.ts'

/** Problems of a contract check as messages by field, the first of each; undefined when the values can be sent. */
export function fieldErrors(
  outcome: Outcome<unknown, Complaint>,
): { fields: Record<string, string> } | undefined {
  return outcome.ok ? undefined : { fields: byField(outcome.problems) }
}

/** The same outside the form library; empty when the values can be sent. */
export function sentencesOf(outcome: Outcome<unknown, Complaint>): Record<string, string> {
  return outcome.ok ? {} : byField(outcome.problems)
}
