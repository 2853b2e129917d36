import { addMonths, ageOn, compareIso, type IsoDate } from '#domain/calendar.ts'
import { Category, type CategoryId, Situation, type SituationId } from '#domain/participants.ts'
import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'
import type { BenefitKind, BenefitRules } from './benefit-rules.ts'

export interface BenefitFacts {
  category: CategoryId
  situation: SituationId
  /** Null when unknown. */
  birthDate: IsoDate | null
  joinedOn: IsoDate
  today: IsoDate
  employmentEnded: boolean
  /** Whether social security awarded a disability benefit. */
  disabilityAwarded: boolean
  diedOn: IsoDate | null
  beneficiaries: number
}

/** Why a benefit is not open, or not yet. Completed years and months. */
export type BenefitObstacle =
  | { code: 'not-in-plan' }
  | { code: 'already-in-benefit' }
  | { code: 'birth-date-unknown' }
  | { code: 'too-young'; minimumAge: number }
  | { code: 'too-short-in-plan'; from: IsoDate }
  | { code: 'still-employed' }
  | { code: 'not-deferred' }
  | { code: 'is-deferred' }
  | { code: 'no-disability-award' }
  | { code: 'alive' }
  | { code: 'deceased' }
  | { code: 'no-beneficiaries' }
  | { code: 'has-beneficiaries' }

export interface BenefitEligibility {
  kind: BenefitKind
  isOpen: boolean
  obstacles: BenefitObstacle[]
}

const OPENED: ReadonlySet<SituationId> = new Set<SituationId>([
  Situation.active,
  Situation.suspended,
  Situation.disconnected,
  Situation.transitory,
])

/** Every benefit of the plan with what stands in its way today, in the order of `BENEFIT_KINDS`. */
export function benefitEligibility(
  facts: BenefitFacts,
  retirement: readonly RetirementRule[],
  rules: Pick<BenefitRules, 'kinds' | 'needsEndOfEmployment'>,
): BenefitEligibility[] {
  return rules.kinds.map((kind) => {
    const obstacles = OBSTACLES[kind](facts, retirement, rules)
    return { kind, isOpen: obstacles.length === 0, obstacles }
  })
}

type Find = (
  facts: BenefitFacts,
  retirement: readonly RetirementRule[],
  rules: Pick<BenefitRules, 'needsEndOfEmployment'>,
) => BenefitObstacle[]

const retire =
  (kind: RetirementRule['kind']): Find =>
  (facts, retirement, { needsEndOfEmployment }) => [
    ...livingObstacles(facts),
    ...(facts.category === Category.deferred ? [{ code: 'is-deferred' } as const] : []),
    ...thresholdObstacles(kind, facts, retirement),
    // Who pays both shares has left already.
    ...(needsEndOfEmployment && facts.category === Category.taxpayer && !facts.employmentEnded
      ? [{ code: 'still-employed' } as const]
      : []),
  ]

const OBSTACLES: Readonly<Record<BenefitKind, Find>> = {
  normal: retire('normal'),
  early: retire('early'),
  deferred: (facts, retirement) => [
    ...livingObstacles(facts),
    ...(facts.category === Category.deferred ? [] : [{ code: 'not-deferred' } as const]),
    ...thresholdObstacles('normal', facts, retirement),
  ],
  disability: (facts) => [
    ...livingObstacles(facts),
    ...(facts.disabilityAwarded ? [] : [{ code: 'no-disability-award' } as const]),
  ],
  'death-pension': (facts) => [
    ...deathObstacles(facts),
    ...(facts.beneficiaries > 0 ? [] : [{ code: 'no-beneficiaries' } as const]),
  ],
  'death-grant': (facts) => [
    ...deathObstacles(facts),
    ...(facts.beneficiaries > 0 ? [{ code: 'has-beneficiaries' } as const] : []),
  ],
}

function deathObstacles({ diedOn }: BenefitFacts): BenefitObstacle[] {
  return diedOn === null ? [{ code: 'alive' }] : []
}

function livingObstacles({ category, situation, diedOn }: BenefitFacts): BenefitObstacle[] {
  if (diedOn !== null || situation === Situation.deceased) return [{ code: 'deceased' }]
  const mayAsk = category !== Category.assisted && category !== Category.pensioner && OPENED.has(situation)
  return mayAsk ? [] : [{ code: 'already-in-benefit' }]
}

/** Of the ways of one kind the first whose age is the lowest; a plan has one of each. */
function thresholdObstacles(
  kind: RetirementRule['kind'],
  { birthDate, joinedOn, today }: BenefitFacts,
  retirement: readonly RetirementRule[],
): BenefitObstacle[] {
  const rule = retirement
    .filter((way) => way.kind === kind)
    .toSorted((one, other) => one.minimumAge - other.minimumAge)[0]
  if (rule === undefined) return [{ code: 'not-in-plan' }]
  const { minimumAge } = rule
  const from = addMonths(joinedOn, rule.minimumMonths)
  const ofAge: BenefitObstacle[] = birthDate === null ? [{ code: 'birth-date-unknown' }] : []
  if (birthDate !== null && ageOn(birthDate, today) < minimumAge)
    ofAge.push({ code: 'too-young', minimumAge })
  return compareIso(today, from) < 0 ? [...ofAge, { code: 'too-short-in-plan', from }] : ofAge
}
