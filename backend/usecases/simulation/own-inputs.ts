import { normalRetirementDay } from '#domain/benefits/normal-retirement.ts'
import { addYears, compareIso, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'
import type { SimulationField, SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import { agesBetween, safeInputs } from '#domain/simulation/safe-inputs.ts'
import type { SimulationRules } from '#domain/simulation/simulation-rules.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { RuleOf } from '../../rules/define-plan-rules.ts'
import type { deferredBenefit } from '../../rules/service-kinds.ts'

/** Values on record that a simulation of a person begins with. Reais; `entering` each month, of both sides. */
export interface SimulatedPerson {
  balance: number
  employerBalance: number
  entering: { own: number; employer: number }
  salary: number | null
  retirement: readonly RetirementRule[]
}

/** Of who has no day of a retirement. */
const USUAL_AGE = 60

/**
 * With what a simulation of somebody begins, within the plan's ranges, and what of it is known. What is not has its usual value. `on`: the
 * day of the retirement, by default the expected one.
 */
export function ownInputs(
  { link, person }: LinkRow,
  { retirement, entering, salary, ...known }: SimulatedPerson,
  rules: SimulationRules,
  today: IsoDate,
  on?: IsoDate,
): { inputs: SimulationInputs; known: SimulationField[] } {
  const { birthDate } = person
  const retiresOn =
    birthDate && (on ?? expectedRetirementDay(retirement, { birthDate, joinedOn: link.joinedOn }, today))
  // Without a day of it, only the months of the age of today count.
  const ages = birthDate && agesBetween(birthDate, today, retiresOn ?? addYears(birthDate, USUAL_AGE))
  const told: Partial<Pick<SimulationInputs, SimulationField>> = {
    ...known,
    ownContribution: entering.own,
    employerContribution: entering.employer,
    ...(salary !== null && salary > 0 ? { salary } : {}),
    ...(ages && { currentAge: ages.currentAge }),
    ...(ages && retiresOn && { retirementAge: ages.retirementAge }),
  }
  return {
    inputs: safeInputs({ ...ages, ...told }, rules).inputs,
    known: Object.keys(told) as SimulationField[],
  }
}

/** Day by which a projection reckons a normal retirement: the first on which it is open, or in a year where it is open already; null without one. */
export function expectedRetirementDay(
  ways: readonly RetirementRule[],
  person: { birthDate: IsoDate; joinedOn: IsoDate },
  today: IsoDate,
): IsoDate | null {
  const reached = normalRetirementDay(ways, person)
  return reached !== null && compareIso(reached, today) <= 0 ? addYears(today, 1) : reached
}

/** The plan's monthly fee of a balance that is kept without contributions, per cent: also of who left and has not chosen yet, for waiting is what is presumed. */
export function balanceFeePercent(
  { category, situation }: Pick<LinkRow['link'], 'category' | 'situation'>,
  deferral: Pick<RuleOf<typeof deferredBenefit>, 'balanceFeePercent'>,
): number {
  const waits = category === Category.deferred || situation === Situation.disconnected
  return waits ? deferral.balanceFeePercent : 0
}

/** Of what is paid the fee of the self-sponsored never enters; what they pay for the sponsor is theirs. */
export function enteringOf({ own, employer, credited }: { own: number; employer: number; credited: number }) {
  return { own: Math.min(own, sumReais([credited, -employer])), employer }
}
