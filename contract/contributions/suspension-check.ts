import type {
  CheckedSuspension,
  SuspensionFacts,
  SuspensionProblem,
} from '#domain/contributions/suspensions/suspension.ts'
import { checkSuspension } from '#domain/contributions/suspensions/suspension.ts'
import type { SuspensionRules } from '#domain/contributions/suspensions/suspension-rules.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { suspensionSentence } from './suspensions.text.ts'
import type { SuspensionValues } from './suspensions.ts'

const suspensionPaths: Readonly<Record<SuspensionProblem['field'], keyof SuspensionValues>> = {
  months: 'meses',
  acceptsRiskWarning: 'cienteRisco',
}

/** A suspension under the rule of the domain: what it means, or every complaint. */
export function checkSuspensionValues(
  { meses, cienteRisco }: SuspensionValues,
  facts: SuspensionFacts,
  rules: Omit<SuspensionRules, 'lastFilingDay'>,
): Outcome<CheckedSuspension, Complaint> {
  const outcome = checkSuspension({ months: meses, acceptsRiskWarning: cienteRisco }, facts, rules)
  if (outcome.ok) return outcome
  return complaints(outcome.problems, (problem) => [
    suspensionPaths[problem.field],
    suspensionSentence(problem),
  ])
}
