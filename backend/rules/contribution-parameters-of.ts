import type { ContributionTerms } from '#contract/contributions/contribution-terms-rule.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'

/**
 * Parameters that the plan's kind lacks are zero or empty: no percentages of pay where amounts are taken, no least amount beside
 * percentages.
 */
export function contributionParametersOf(terms: ContributionTerms): ContributionParameters {
  const { changeLimit, lastFilingDay, dueDay, lastIssueDay } = terms
  const calendar = { changeLimit, lastFilingDay, dueDay, lastIssueDay }
  if (terms.basis === 'amount') {
    return { ...NO_PERCENTAGES, minimumVoluntary: terms.minimumVoluntary, ...calendar }
  }
  const { unit, factor, basicMax, basicStep, supplementaryMax, supplementaryStep, match } = terms
  return {
    unit,
    factor,
    basicMax,
    basicStep,
    supplementaryMax,
    supplementaryStep,
    match,
    minimumVoluntary: 0,
    ...calendar,
  }
}

const NO_PERCENTAGES = {
  unit: 0,
  factor: '1.0000',
  basicMax: 0,
  basicStep: 1,
  supplementaryMax: 0,
  supplementaryStep: 1,
  match: null,
} as const
