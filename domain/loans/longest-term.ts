import { ageOn, type IsoDate } from '#domain/calendar.ts'
import type { LoanLimits } from './loan-rules.ts'

/**
 * Longest term that somebody may still take, months: completed years of age and the term together stay within the plan's limit. Below the
 * plan's shortest term, and perhaps negative, when they are too old for any.
 */
export function longestTerm(
  { birthDate, today }: { birthDate: IsoDate; today: IsoDate },
  { maximumMonths, maximumAgeAtEnd }: Pick<LoanLimits, 'maximumMonths' | 'maximumAgeAtEnd'>,
): number {
  return Math.min(maximumMonths, (maximumAgeAtEnd - ageOn(birthDate, today)) * 12)
}
