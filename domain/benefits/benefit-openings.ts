import { compareIso, type IsoDate } from '#domain/calendar.ts'
import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'
import { type BenefitFacts, type BenefitObstacle, benefitEligibility } from './benefit-eligibility.ts'
import type { BenefitKind, BenefitRules } from './benefit-rules.ts'
import { retirementDay } from './normal-retirement.ts'

/** Benefits that somebody asks for themselves; those of a death are opened by the entity. */
export const OWN_BENEFITS = [
  'normal',
  'early',
  'deferred',
  'disability',
] as const satisfies readonly BenefitKind[]
type OwnBenefit = (typeof OWN_BENEFITS)[number]

/** A benefit with what stands in its way. `opensOn`: day from which age and time in the plan are enough; null where they are, or none is known. */
export interface BenefitOpening {
  kind: OwnBenefit
  obstacles: BenefitObstacle[]
  opensOn: IsoDate | null
}

/** Obstacles of who is another kind of participant: the benefit is nothing to tell them of. */
const OF_OTHERS: ReadonlySet<BenefitObstacle['code']> = new Set([
  'not-in-plan',
  'is-deferred',
  'not-deferred',
])

/**
 * The benefits that somebody may ask for now or later, in the order of the plan. A disability is proved with the request itself, by the
 * letter of social security, so that it is open to whoever may ask at all. Who reached the normal retirement has no early one to choose.
 */
export function benefitOpenings(
  facts: Omit<BenefitFacts, 'disabilityAwarded' | 'diedOn' | 'beneficiaries'>,
  retirement: readonly RetirementRule[],
  rules: Pick<BenefitRules, 'kinds' | 'needsEndOfEmployment'>,
): BenefitOpening[] {
  const known = { ...facts, disabilityAwarded: true, diedOn: null, beneficiaries: 0 }
  const eligible = benefitEligibility(known, retirement, rules)
  const isOfAge = eligible.some(({ kind, isOpen }) => kind === 'normal' && isOpen)
  return eligible.flatMap(({ kind, obstacles }) => {
    if (kind === 'early' && isOfAge) return []
    const own = OWN_BENEFITS.find((one) => one === kind)
    if (own === undefined || obstacles.some(({ code }) => OF_OTHERS.has(code))) return []
    return [{ kind: own, obstacles, opensOn: opensOn(own, facts, retirement) }]
  })
}

function opensOn(
  kind: OwnBenefit,
  { birthDate, joinedOn, today }: Pick<BenefitFacts, 'birthDate' | 'joinedOn' | 'today'>,
  retirement: readonly RetirementRule[],
): IsoDate | null {
  if (kind === 'disability' || birthDate === null) return null
  const way = retirement
    .filter((one) => one.kind === (kind === 'early' ? 'early' : 'normal'))
    .toSorted((one, other) => one.minimumAge - other.minimumAge)[0]
  if (way === undefined) return null
  const day = retirementDay(way, { birthDate, joinedOn })
  return compareIso(today, day) < 0 ? day : null
}
