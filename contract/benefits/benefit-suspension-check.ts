import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import { type CheckedBenefitSuspension, checkBenefitSuspension } from '#domain/benefits/benefit-suspension.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import {
  benefitSuspensionSentence,
  benefitSuspensionSentences as sentences,
} from './benefit-suspension.text.ts'
import type { BenefitSuspensionValues } from './benefit-suspension.ts'

/** No other length mends an income for life, or a benefit that is already suspended. */
export const STANDING = 'situacao'

type Facts = Parameters<typeof checkBenefitSuspension>[1]

/** A suspension under the rule of the domain: what it means, or every complaint; one that no length mends has the field `situacao`. */
export function checkBenefitSuspensionValues(
  { meses }: BenefitSuspensionValues,
  facts: Facts,
  rules: Pick<BenefitRules, 'suspension'>,
): Outcome<CheckedBenefitSuspension, Complaint> {
  const outcome = checkBenefitSuspension(meses ?? rules.suspension.minimumMonths, facts, rules)
  const problems = outcome.ok ? [] : outcome.problems
  const said = complaints(problems, (problem) => [
    problem.code === 'months-out-of-range' ? 'meses' : STANDING,
    benefitSuspensionSentence(problem),
  ]).problems
  if (meses === null) said.push({ field: 'meses', sentence: sentences.noMonths })
  if (said.length > 0 || !outcome.ok) return { ok: false, problems: said }
  return outcome
}
