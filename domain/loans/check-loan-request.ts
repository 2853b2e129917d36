import { type Amount, isWholeCents, sumReais, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { MissingMonth } from '#domain/settings/indexers/accumulate.ts'
import { fitsMargin, largestAmountFor, shortestTermFor } from './fit-margin.ts'
import type { LoanIndex } from './indexed-schedule.ts'
import type { IofRules } from './iof.ts'
import { type LoanApplicant, type LoanEligibilityProblem, loanEligibility } from './loan-eligibility.ts'
import { type LoanLimitCode, type LoanMeans, loanMargin, loanMaximum } from './loan-means.ts'
import type { LoanRateKind, LoanRules } from './loan-rules.ts'
import { longestTerm } from './longest-term.ts'
import type { AskedLoan } from './price-loan.ts'
import type { LoanSystem } from './regular-instalment.ts'
import { type SimulatedLoan, simulateLoan } from './simulate-loan.ts'

export interface LoanRequest {
  /** Reais, as `AskedLoan` means it; null while the field is empty. */
  amount: number | null
  /** Null while nothing was chosen. */
  months: number | null
  system: LoanSystem
  rate: LoanRateKind
  /** The loan settles the running contract. */
  renews: boolean
}

export interface LoanFacts {
  applicant: LoanApplicant
  means: LoanMeans
  /** Sum that settles the running contract on the day of the release, reais; 0 without one. */
  settlement: number
  /** The index of a loan that has one. */
  index: LoanIndex
}

export type LoanRequestProblem =
  | LoanEligibilityProblem
  | MissingMonth
  | { field: 'system'; code: 'system-not-offered' }
  | { field: 'rate'; code: 'rate-not-offered' }
  | { field: 'months'; code: 'months-required' }
  /** `isByAge`: the plan would lend for longer to somebody younger. */
  | { field: 'months'; code: 'months-out-of-range'; minimum: number; maximum: number; isByAge: boolean }
  | { field: 'amount'; code: 'amount-required' | 'amount-not-in-cents' }
  | { field: 'amount'; code: 'above-maximum'; amount: number; maximum: number; limit: LoanLimitCode }
  | ({ field: 'amount'; code: 'above-margin' } & MarginExcess)
  /** The new loan does not pay for itself and the one that it settles. */
  | { field: 'amount'; code: 'nothing-paid-out'; settles: number; costs: number }

/** An instalment above the margin, and what would fit: an amount over these months, this amount over more months. Reais. */
interface MarginExcess {
  instalment: number
  margin: number
  /** Amount of a loan, its costs included. */
  largestAmount: number
  /** Null where this amount fits in no term. */
  shortestMonths: number | null
}

/**
 * A request for a loan, for the form and for the server alike: whether this person may borrow at all, and whether this amount, term, system
 * and rate are within the limits of the plan, of what was saved or of the benefit, and of the margin. It is released on the day of
 * `applicant.today`. Answers the loan, or every problem at once.
 */
export function checkLoanRequest(
  request: LoanRequest,
  facts: LoanFacts,
  rules: LoanRules & { iof: IofRules },
): Outcome<SimulatedLoan, LoanRequestProblem> {
  const { applicant } = facts
  const longest =
    applicant.birthDate === null
      ? rules.maximumMonths
      : longestTerm({ birthDate: applicant.birthDate, today: applicant.today }, rules)
  const problems = [
    ...loanEligibility(applicant, request, rules),
    ...choiceProblems(request, rules),
    ...termProblems(request, longest, rules),
    ...amountProblems(request),
  ]
  // Costs only add to what is above the maximum: it is told whatever else is wrong, and need not be priced.
  const { amount } = request
  const excess = amount !== null && amount > 0 ? maximumProblems(amount, facts.means, rules) : []
  const asked = askedLoan(request, facts, rules)
  if (problems.length > 0 || asked === null) return { ok: false, problems: [...problems, ...excess] }
  if (excess.length > 0 && rules.costs === 'financed') return { ok: false, problems: excess }
  const simulated = simulateLoan(asked, request.rate === 'indexed' ? facts.index : null, rules)
  if (!simulated.ok) return simulated
  const excesses = limitProblems(simulated.result, asked, { means: facts.means, longest }, rules)
  return excesses.length > 0 ? { ok: false, problems: excesses } : simulated
}

function askedLoan(
  { amount, months, system, rate, renews }: LoanRequest,
  { applicant, settlement }: LoanFacts,
  rules: LoanRules,
): AskedLoan | null {
  const monthlyPercent = rules.monthlyPercent[rate]
  if (amount === null || months === null || monthlyPercent === null) return null
  const settles = renews ? settlement : 0
  return { amount, months, monthlyPercent, system, releasedOn: applicant.today, settles }
}

function choiceProblems({ system, rate }: LoanRequest, rules: LoanRules): LoanRequestProblem[] {
  const problems: LoanRequestProblem[] = []
  if (!rules.systems.includes(system)) problems.push({ field: 'system', code: 'system-not-offered' })
  if (rules.monthlyPercent[rate] === null) problems.push({ field: 'rate', code: 'rate-not-offered' })
  return problems
}

/** No complaint where no term is short enough: that somebody is too old has been said. */
function termProblems({ months }: LoanRequest, longest: number, rules: LoanRules): LoanRequestProblem[] {
  const { minimumMonths: minimum, maximumMonths } = rules
  if (months === null) return [{ field: 'months', code: 'months-required' }]
  const maximum = longest < minimum ? maximumMonths : longest
  if (Number.isInteger(months) && months >= minimum && months <= maximum) return []
  return [
    { field: 'months', code: 'months-out-of-range', minimum, maximum, isByAge: maximum < maximumMonths },
  ]
}

function amountProblems({ amount }: LoanRequest): LoanRequestProblem[] {
  if (amount === null || !(amount > 0)) return [{ field: 'amount', code: 'amount-required' }]
  return isWholeCents(amount) ? [] : [{ field: 'amount', code: 'amount-not-in-cents' }]
}

function maximumProblems(asked: Amount, means: LoanMeans, rules: LoanRules): LoanRequestProblem[] {
  const { amount: maximum, limit } = loanMaximum(means, rules)
  const amount = toDecimal(asked).toNumber()
  return amount > maximum ? [{ field: 'amount', code: 'above-maximum', amount, maximum, limit }] : []
}

function limitProblems(
  { amount, instalment, credit, settles, iof, coverFee }: SimulatedLoan,
  asked: AskedLoan,
  { means, longest }: { means: LoanMeans; longest: number },
  rules: LoanRules,
): LoanRequestProblem[] {
  const problems = maximumProblems(amount, means, rules)
  const margin = loanMargin(means, rules)
  if (!fitsMargin({ amount, months: asked.months }, margin, asked)) {
    const { amount: maximum } = loanMaximum(means, rules)
    const largestAmount = Math.min(maximum, largestAmountFor({ margin, months: asked.months }, asked))
    const shortestMonths = shortestTermFor({ amount, margin, longest }, rules, asked)
    problems.push({
      field: 'amount',
      code: 'above-margin',
      instalment,
      margin,
      largestAmount,
      shortestMonths,
    })
  }
  const costs = sumReais([iof.total, coverFee])
  if (credit <= 0) problems.push({ field: 'amount', code: 'nothing-paid-out', settles, costs })
  return problems
}
