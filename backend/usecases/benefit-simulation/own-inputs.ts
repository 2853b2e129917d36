import { normalRetirementDay } from '#domain/benefit-simulation/normal-retirement.ts'
import type { SimulationField, SimulationInputs } from '#domain/benefit-simulation/safe-inputs.ts'
import { safeInputs } from '#domain/benefit-simulation/safe-inputs.ts'
import type { SimulationRules } from '#domain/benefit-simulation/simulation-rules.ts'
import { ageOn, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { RetirementRule } from '#domain/services/service-conditions.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'

/** What a plan knows of a person that a simulation begins with. Reais; `entering` each month, of both sides. */
export interface SimulatedPerson {
  balance: number
  employerBalance: number
  entering: { own: number; employer: number }
  salary: number | null
  retirement: readonly RetirementRule[]
}

/** With what a simulation of somebody begins, within the plan's ranges, and what of it is known. What is not has its usual value. */
export function ownInputs(
  { link, person }: LinkRow,
  { retirement, entering, salary, ...known }: SimulatedPerson,
  rules: SimulationRules,
  today: IsoDate,
): { inputs: SimulationInputs; known: SimulationField[] } {
  const { birthDate } = person
  const reached = birthDate && normalRetirementDay(retirement, { birthDate, joinedOn: link.joinedOn })
  const told: Partial<SimulationInputs> = {
    ...known,
    ownContribution: entering.own,
    employerContribution: entering.employer,
    ...(salary !== null && salary > 0 ? { salary } : {}),
    ...(birthDate && { currentAge: ageOn(birthDate, today) }),
    ...(birthDate && reached && { retirementAge: ageOn(birthDate, reached) }),
  }
  return { inputs: safeInputs(told, rules).inputs, known: Object.keys(told) as SimulationField[] }
}

/** Of what is paid the fee of the self-sponsored never enters; what they pay for the sponsor is theirs. */
export function enteringOf({ own, employer, credited }: { own: number; employer: number; credited: number }) {
  return { own: Math.min(own, sumReais([credited, -employer])), employer }
}
