import { isWholeCents, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ContributionParameters } from './contribution-parameters.ts'

type Minimum = Pick<ContributionParameters, 'minimumVoluntary'>

/** The value a field shows once left: raised to the plan's minimum, reais. Empty is raised too. */
export function raiseToMinimum(value: number | null, { minimumVoluntary }: Minimum): number {
  return Math.max(roundHalfUp2(value ?? 0), minimumVoluntary)
}

export interface VoluntaryProblem {
  field: 'value'
  code: 'value-required' | 'below-minimum' | 'fraction-of-cent'
}

/**
 * The voluntary value as it is sent, reais. Never raised here: a field can be submitted without being left, so the
 * server refuses what is under the minimum.
 */
export function checkVoluntaryContribution(
  value: number | null,
  { minimumVoluntary }: Minimum,
): Outcome<number, VoluntaryProblem> {
  if (value === null || !Number.isFinite(value)) return refused('value-required')
  if (toDecimal(value).lessThan(minimumVoluntary)) return refused('below-minimum')
  // A plan without a minimum takes any amount, but an amount.
  if (value <= 0) return refused('value-required')
  if (!isWholeCents(value)) return refused('fraction-of-cent')
  return { ok: true, result: value }
}

function refused(code: VoluntaryProblem['code']): Outcome<number, VoluntaryProblem> {
  return { ok: false, problems: [{ field: 'value', code }] }
}
