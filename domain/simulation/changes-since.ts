import type { SimulationField, SimulationInputs } from './safe-inputs.ts'
import type { SimulationRules } from './simulation-rules.ts'

export interface SimulationBasis {
  /** As the simulation would have begun on that day. */
  inputs: SimulationInputs
  /** Which of them were the person's own data. */
  known: readonly SimulationField[]
  rules: SimulationRules
  /** Versions of the tax tables. */
  taxVersions: readonly number[]
}

/**
 * Change since the simulation: a figure of the person's data, an assumption of the plan, the plan's benefits and their limits, or the tax
 * tables.
 */
export type SimulationChange =
  | { kind: 'own' | 'assumed'; field: SimulationField; was: number | null; now: number | null }
  | { kind: 'terms' }
  | { kind: 'taxes' }

const ASSUMED = ['realReturnPercent', 'growthPercent', 'termYears'] as const satisfies SimulationField[]

/** Changes from one day to another, the person's data first. */
export function changesSince(then: SimulationBasis, now: SimulationBasis): SimulationChange[] {
  const own = now.known.filter((field) => then.known.includes(field))
  const moved = (kind: 'own' | 'assumed', fields: readonly SimulationField[]) =>
    fields
      .filter((field) => then.inputs[field] !== now.inputs[field])
      .map((field) => ({ kind, field, was: then.inputs[field], now: now.inputs[field] }))
  return [
    ...moved('own', own),
    ...moved('assumed', ASSUMED),
    ...(termsOf(then.rules) === termsOf(now.rules) ? [] : [{ kind: 'terms' as const }]),
    ...(then.taxVersions.join() === now.taxVersions.join() ? [] : [{ kind: 'taxes' as const }]),
  ]
}

/** All that a plan grants and bounds; what its fields begin with is told by itself. */
function termsOf({
  ranges,
  incomeTypes,
  termBasis,
  thirteenthMonth,
  thirteenthFor,
  lifetime,
  loadPercent,
  spreadPercent,
  horizonAge,
}: SimulationRules) {
  const bounds = Object.entries(ranges)
    .map(([field, { minimum, maximum }]) => [field, minimum, maximum])
    .toSorted(([a = ''], [b = '']) => String(a).localeCompare(String(b)))
  const payments = [termBasis, thirteenthMonth, thirteenthFor.toSorted()]
  const mortality = lifetime && [
    lifetime.mortality.constant,
    lifetime.mortality.level,
    lifetime.mortality.slope,
    lifetime.mortality.lastAge,
    lifetime.payments,
  ]
  return JSON.stringify([
    bounds,
    incomeTypes.toSorted(),
    payments,
    mortality,
    loadPercent,
    spreadPercent,
    horizonAge,
  ])
}
