import { addToCompetence, type Competence, compareIso, type IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import type { BenefitRules, IncomeType } from './benefit-rules.ts'

/** Who stopped a benefit: the person, a court, or a proof of life that is missing. */
export type SuspensionReason = 'request' | 'court' | 'proof-of-life'

export type BenefitSuspensionProblem =
  | { field: 'type'; code: 'lifetime-is-not-suspended' }
  | { field: 'months'; code: 'months-out-of-range'; minimum: number; maximum: number }
  | { field: 'months'; code: 'already-suspended'; reason: SuspensionReason }

/** Effects that a suspension does not have, and duties that it leaves to the person. */
type SuspensionEffect = 'balance-earns' | 'tax-regime-stays' | 'loans-paid-otherwise'

export interface CheckedBenefitSuspension {
  from: Competence
  to: Competence
  resumesIn: Competence
  effects: SuspensionEffect[]
}

/** A suspension of an income as it is filed: so many months from the first one whose payment can still be stopped. */
export function checkBenefitSuspension(
  months: number,
  {
    incomeType,
    suspendedBy,
    from,
    hasLoans,
  }: { incomeType: IncomeType; suspendedBy: SuspensionReason | null; from: Competence; hasLoans: boolean },
  { suspension: { minimumMonths: minimum, maximumMonths: maximum } }: Pick<BenefitRules, 'suspension'>,
): Outcome<CheckedBenefitSuspension, BenefitSuspensionProblem> {
  const problems: BenefitSuspensionProblem[] = []
  if (incomeType === 'lifetime') problems.push({ field: 'type', code: 'lifetime-is-not-suspended' })
  if (suspendedBy !== null) problems.push({ field: 'months', code: 'already-suspended', reason: suspendedBy })
  if (!Number.isInteger(months) || months < minimum || months > maximum)
    problems.push({ field: 'months', code: 'months-out-of-range', minimum, maximum })
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    result: {
      from,
      to: addToCompetence(from, months - 1),
      resumesIn: addToCompetence(from, months),
      effects: [
        'balance-earns',
        'tax-regime-stays',
        ...(hasLoans ? (['loans-paid-otherwise'] as const) : []),
      ],
    },
  }
}

/**
 * First month that is paid again when a suspension is ended today: the first one whose payment is still to be made. Null where it ends
 * before that anyway.
 */
export function benefitResumedEarly(
  { to }: { to: Competence },
  today: IsoDate,
  calendar: { lastFilingDay: number },
): Competence | null {
  const month = firstOpenMonth(today, calendar)
  return compareIso(month, to) <= 0 ? month : null
}
