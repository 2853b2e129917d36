import { ageOn, type IsoDate } from '#domain/calendar.ts'
import type { CategoryId, SituationId } from '#domain/participants.ts'
import { matrixCell } from '#domain/plans/services/eligibility-matrix.ts'
import type { LoanLimits } from './loan-rules.ts'
import { longestTerm } from './longest-term.ts'
import { type LoanPortfolio, portfolioUse } from './portfolio.ts'

export interface LoanApplicant {
  category: CategoryId
  situation: SituationId
  /** Null when unknown: no loan is lent then, since its term hangs on the age. */
  birthDate: IsoDate | null
  today: IsoDate
  /** Monthly contributions that were paid. */
  contributions: number
  /** The contract that is not paid off yet; null for none. */
  running: RunningContract | null
  portfolio: LoanPortfolio
}

/** Where the running contract stands. */
export interface RunningContract {
  /** Instalments that are paid, in per cent of all. */
  paidPercent: number
  isLate: boolean
}

/** Why somebody gets no loan, with the figures that say so. Per cent, years. */
export type LoanEligibilityProblem =
  | { code: 'category-not-served'; category: CategoryId }
  | { code: 'not-in-situation'; situation: SituationId }
  | { code: 'too-few-contributions'; contributions: number; minimum: number }
  | { code: 'birth-date-unknown' }
  | { code: 'too-old'; age: number; maximumAgeAtEnd: number }
  | { code: 'portfolio-full'; lentPercent: number; limitPercent: number }
  | { code: 'loan-running' }
  | RenewalProblem

/** Why a running contract can not be renewed yet. */
export type RenewalProblem =
  | { code: 'renewal-too-early'; paidPercent: number; requiredPercent: number }
  | { code: 'renewal-while-late' }

/**
 * Everything that keeps somebody from borrowing, whatever amount and term; empty when nothing does. A link has one running contract: with
 * one, `renews` asks for the new loan that settles it.
 */
export function loanEligibility(
  applicant: LoanApplicant,
  { renews }: { renews: boolean },
  limits: LoanLimits,
): LoanEligibilityProblem[] {
  return [
    ...placeProblems(applicant, limits),
    ...ageProblems(applicant, limits),
    ...portfolioProblems(applicant, limits),
    ...contractProblems(applicant, renews, limits),
  ]
}

/** Obstacles to renewing a running contract: arrears, or too few instalments paid. */
export function renewalProblems(
  { paidPercent, isLate }: RunningContract,
  { renewalAfterPercent }: Pick<LoanLimits, 'renewalAfterPercent'>,
): RenewalProblem[] {
  const problems: RenewalProblem[] = isLate ? [{ code: 'renewal-while-late' }] : []
  if (paidPercent >= renewalAfterPercent) return problems
  return [...problems, { code: 'renewal-too-early', paidPercent, requiredPercent: renewalAfterPercent }]
}

function placeProblems(
  { category, situation, contributions }: LoanApplicant,
  { categories, minimumContributions: minimum }: LoanLimits,
): LoanEligibilityProblem[] {
  const problems: LoanEligibilityProblem[] = []
  if (!categories.includes(category)) problems.push({ code: 'category-not-served', category })
  else if (matrixCell('emprestimos', category, situation) === undefined)
    problems.push({ code: 'not-in-situation', situation })
  if (contributions < minimum) problems.push({ code: 'too-few-contributions', contributions, minimum })
  return problems
}

function ageProblems({ birthDate, today }: LoanApplicant, limits: LoanLimits): LoanEligibilityProblem[] {
  if (birthDate === null) return [{ code: 'birth-date-unknown' }]
  if (longestTerm({ birthDate, today }, limits) >= limits.minimumMonths) return []
  return [{ code: 'too-old', age: ageOn(birthDate, today), maximumAgeAtEnd: limits.maximumAgeAtEnd }]
}

function portfolioProblems({ portfolio }: LoanApplicant, limits: LoanLimits): LoanEligibilityProblem[] {
  const { isFull, lentPercent, limitPercent } = portfolioUse(portfolio, limits)
  return isFull ? [{ code: 'portfolio-full', lentPercent, limitPercent }] : []
}

function contractProblems(
  { running }: LoanApplicant,
  renews: boolean,
  limits: LoanLimits,
): LoanEligibilityProblem[] {
  if (running === null) return []
  return renews ? renewalProblems(running, limits) : [{ code: 'loan-running' }]
}
