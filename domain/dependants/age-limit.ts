import { addYears, type IsoDate } from '#domain/calendar.ts'
import { isPlanKinship, isTaxKinship, planKinships, taxKinships } from './kinships.ts'

/** Ages up to which children and siblings count. */
export interface AgeLimits {
  ageLimit: number
  studentAgeLimit: number
}

/** Limits of a plan, of which only some let students stay. */
interface PlanAgeLimits extends AgeLimits {
  studentsStay: boolean
}

export interface PlanDependantRules extends PlanAgeLimits {
  acceptsDesignated: boolean
}

/** Limits of the income tax as Lei 9.250/1995, art. 35, sets them: what an installation begins with. */
export const lawfulAgeLimits: AgeLimits = { ageLimit: 21, studentAgeLimit: 24 }

export const suggestedPlanDependants: PlanDependantRules = {
  ...lawfulAgeLimits,
  studentsStay: false,
  acceptsDesignated: false,
}

/** Facts on which the end of a dependant depends. `isDisabled`: unable to work, with a report; they stay at any age. */
export interface AgeFacts {
  kinship: string
  birthDate: IsoDate
  isStudent: boolean
  isDisabled: boolean
}

export interface DependantLimits {
  tax: AgeLimits
  plan: PlanAgeLimits
}

/** Whether somebody of a kinship stops counting at an age, so that studies and a disability make a difference. */
export function endsByAge(kinship: string): boolean {
  if (isTaxKinship(kinship)) return taxKinships[kinship].limit !== 'none'
  return isPlanKinship(kinship) && planKinships[kinship].limit !== 'none'
}

/**
 * Last day on which a dependant counts by their age; null: without an end, or a code that is no kinship.
 * For the income tax it is the end of the calendar year in which the age is completed (Lei 9.250/1995, art. 35, § 1); for the plan the
 * birthday itself, and for students the one of their own limit only where the plan's regulation says so.
 */
export function lastDayByAge(
  { kinship, birthDate, isStudent, isDisabled }: AgeFacts,
  { tax, plan }: DependantLimits,
): IsoDate | null {
  if (isDisabled) return null
  if (isTaxKinship(kinship)) {
    const { limit } = taxKinships[kinship]
    if (limit === 'none') return null
    const age = limit === 'student' ? tax.studentAgeLimit : tax.ageLimit
    return `${Number(birthDate.slice(0, 4)) + age}-12-31`
  }
  if (!isPlanKinship(kinship) || planKinships[kinship].limit === 'none') return null
  return addYears(birthDate, isStudent && plan.studentsStay ? plan.studentAgeLimit : plan.ageLimit)
}
