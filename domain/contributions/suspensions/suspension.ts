import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, compareIso } from '#domain/calendar.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { effectiveMonth } from '../effective-month.ts'
import type { SuspendedPeriod, SuspensionRules } from './suspension-rules.ts'

export interface SuspensionRequest {
  /** Null while nothing was chosen. */
  months: number | null
  /** The person was told that risk covers may end. */
  acceptsRiskWarning: boolean
}

export interface SuspensionFacts {
  /** Suspensions of the link so far, the running one included. */
  periods: readonly SuspendedPeriod[]
  /** The sponsor's contribution a month by now, reais; 0 without match. */
  employerContribution: number
  hasRiskCover: boolean
  /** Month in which it begins: that of effect of the day of filing. */
  from: Competence
}

type StoppedByIt = 'own-contribution' | 'employer-match' | 'risk-cover'

/** Consequences of a suspension. `resumesIn` is the first month with contributions again. */
export interface CheckedSuspension extends SuspendedPeriod {
  resumesIn: Competence
  stops: StoppedByIt[]
  feeContinues: boolean
  /** The sponsor's contributions that are lost meanwhile, reais. */
  employerLoss: number
  /** Months that may still be suspended after it, within the window that ends with it. */
  monthsLeft: number
}

export type SuspensionProblem =
  | { field: 'months'; code: 'months-required' }
  | { field: 'months'; code: 'months-out-of-range'; minimum: number; maximum: number }
  | { field: 'months'; code: 'window-exceeded'; allowed: number }
  | { field: 'acceptsRiskWarning'; code: 'confirmation-required' }

/**
 * A suspension as it is filed: from the month it takes effect, for so many months, within the limits of the plan. A link takes one
 * suspension at a time, which is for `unfinishedSuspension`.
 */
export function checkSuspension(
  request: SuspensionRequest,
  facts: SuspensionFacts,
  rules: Omit<SuspensionRules, 'lastFilingDay'>,
): Outcome<CheckedSuspension, SuspensionProblem> {
  const { from } = facts
  const problems = monthsProblems(request.months, from, facts.periods, rules)
  if (facts.hasRiskCover && !request.acceptsRiskWarning)
    problems.push({ field: 'acceptsRiskWarning', code: 'confirmation-required' })
  if (problems.length > 0 || request.months === null) return { ok: false, problems }
  const to = addToCompetence(from, request.months - 1)
  const used = suspendedMonths([...facts.periods, { from, to }])
  return {
    ok: true,
    result: {
      from,
      to,
      resumesIn: addToCompetence(to, 1),
      stops: [
        'own-contribution',
        ...(facts.employerContribution > 0 ? (['employer-match'] as const) : []),
        ...(facts.hasRiskCover ? (['risk-cover'] as const) : []),
      ],
      feeContinues: rules.feeContinues,
      employerLoss: roundHalfUp2(toDecimal(facts.employerContribution).times(request.months)),
      monthsLeft: rules.maximumInWindow - countInWindow(used, to, rules.windowMonths),
    },
  }
}

/** Longest suspension that may be filed today, months; 0 when the window is used up. */
export function longestSuspension(
  today: IsoDate,
  periods: readonly SuspendedPeriod[],
  rules: SuspensionRules,
): number {
  const from = effectiveMonth(today, rules)
  let months = 0
  while (months < rules.maximumMonths && fits(from, months + 1, periods, rules)) months += 1
  return months
}

/** The suspension that is not over before a month, in which another one would begin; null when there is none. */
export function unfinishedSuspension<Period extends SuspendedPeriod>(
  periods: readonly Period[],
  month: Competence,
): Period | null {
  return periods.find(({ to }) => compareIso(to, month) >= 0) ?? null
}

/** The suspension in which a month lies; null for a month with contributions. */
export function suspensionIn<Period extends SuspendedPeriod>(
  periods: readonly Period[],
  month: Competence,
): Period | null {
  return periods.find(({ from, to }) => compareIso(from, month) <= 0 && compareIso(month, to) <= 0) ?? null
}

/** How many months a suspension holds; none when it was ended before it began. */
export function lengthOf(period: SuspendedPeriod): number {
  return suspendedMonths([period]).length
}

/** Suspended months within the window that a suspension filed today would open in. */
export function monthsUsed(
  today: IsoDate,
  periods: readonly SuspendedPeriod[],
  rules: Pick<SuspensionRules, 'lastFilingDay' | 'windowMonths'>,
): number {
  return countInWindow(suspendedMonths(periods), effectiveMonth(today, rules), rules.windowMonths)
}

/** First month with contributions when a running suspension is ended early today; null when it ends before that anyway. */
export function resumedEarly(
  { to }: SuspendedPeriod,
  today: IsoDate,
  rules: Pick<SuspensionRules, 'lastFilingDay'>,
): Competence | null {
  const month = effectiveMonth(today, rules)
  return compareIso(month, to) <= 0 ? month : null
}

function monthsProblems(
  months: number | null,
  from: Competence,
  periods: readonly SuspendedPeriod[],
  rules: Omit<SuspensionRules, 'lastFilingDay'>,
): SuspensionProblem[] {
  const { minimumMonths: minimum, maximumMonths: maximum } = rules
  if (months === null) return [{ field: 'months', code: 'months-required' }]
  if (!Number.isInteger(months) || months < minimum || months > maximum)
    return [{ field: 'months', code: 'months-out-of-range', minimum, maximum }]
  if (fits(from, months, periods, rules)) return []
  let allowed = months - 1
  while (allowed > 0 && !fits(from, allowed, periods, rules)) allowed -= 1
  return [{ field: 'months', code: 'window-exceeded', allowed }]
}

/**
 * Whether no window overflows. With each further month a window gains one and loses one at most, so the one that ends with
 * the last month is the fullest.
 */
function fits(
  from: Competence,
  months: number,
  periods: readonly SuspendedPeriod[],
  { windowMonths, maximumInWindow }: Pick<SuspensionRules, 'windowMonths' | 'maximumInWindow'>,
): boolean {
  const to = addToCompetence(from, months - 1)
  return countInWindow(suspendedMonths([...periods, { from, to }]), to, windowMonths) <= maximumInWindow
}

function countInWindow(months: readonly Competence[], end: Competence, windowMonths: number): number {
  const start = addToCompetence(end, 1 - windowMonths)
  return months.filter((month) => month >= start && month <= end).length
}

function suspendedMonths(periods: readonly SuspendedPeriod[]): Competence[] {
  const months = new Set<Competence>()
  for (const { from, to } of periods) {
    for (let month = from; month <= to; month = addToCompetence(month, 1)) months.add(month)
  }
  return [...months]
}
