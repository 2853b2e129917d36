import { addYears, ageOn, completedMonths, type IsoDate, type Months } from '#domain/calendar.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'
import type { SafeRange, SimulationRules } from './simulation-rules.ts'

const YEAR = 12

/** Of the days of today and of the retirement what the ages leave out; nobody is asked for it. */
interface DaysOfAges {
  /** Months of the age of today that have begun, and those beside the age of the retirement: 0–12. */
  currentAgeMonths?: number
  retirementAgeMonths?: number
  /** The month of the retirement, of whatever year: 1 January … 12 December, which is also where none is told. */
  retirementMonth?: number
}

/** Input of a simulation. Everything is in today's money; percentages a year where time matters. */
export interface SimulationInputs extends DaysOfAges {
  currentAge: number
  retirementAge: number
  /** Reais today, the sponsor's part included. */
  balance: number
  /** The sponsor's part of the balance. */
  employerBalance: number
  /** Reais at the end of each month. */
  ownContribution: number
  employerContribution: number
  /** Reais a month; null when not told: nothing is then compared with it. */
  salary: number | null
  realReturnPercent: number
  growthPercent: number
  /** Of the balance at the retirement, paid at once. */
  cashPercent: number
  /** Of the balance, each month. */
  incomePercent: number
  termYears: number
  /** Income wished, of the salary. */
  goalPercent: number
}

export type SimulationField = Exclude<keyof SimulationInputs, keyof DaysOfAges>

/** A field that was moved into its range, or had no number; `used` is what the simulation goes by. */
export interface ClampedField {
  field: SimulationField
  code: 'below-range' | 'above-range' | 'not-a-number'
  used: number
  minimum: number
  maximum: number
}

/**
 * The ages of a simulation from a day to that of the retirement, with what of the days makes {@link monthsToRetirement} count the months
 * between them.
 */
export function agesBetween(
  birthDate: IsoDate,
  today: IsoDate,
  retiresOn: IsoDate,
): Required<Pick<SimulationInputs, 'currentAge' | 'retirementAge' | keyof DaysOfAges>> {
  const [currentAge, retirementAge] = [ageOn(birthDate, today), ageOn(birthDate, retiresOn)]
  const currentAgeMonths = YEAR - completedMonths(today, addYears(birthDate, currentAge + 1))
  const toThatBirthday = (retirementAge - currentAge) * YEAR - currentAgeMonths
  return {
    currentAge,
    currentAgeMonths,
    retirementAge,
    retirementAgeMonths: completedMonths(today, retiresOn) - toThatBirthday,
    retirementMonth: Number(retiresOn.slice(5, 7)),
  }
}

/** How long a simulation saves. */
export function monthsToRetirement({
  currentAge,
  currentAgeMonths = 0,
  retirementAge,
  retirementAgeMonths = 0,
}: Pick<SimulationInputs, 'currentAge' | 'retirementAge' | keyof DaysOfAges>): Months {
  const months = (retirementAge - currentAge) * YEAR + retirementAgeMonths - currentAgeMonths
  return Math.max(0, months) as Months
}

/** Age in completed years so many months after today. */
export function ageAfter(
  { currentAge, currentAgeMonths = 0 }: Pick<SimulationInputs, 'currentAge' | keyof DaysOfAges>,
  months: number,
): number {
  return currentAge + Math.floor((currentAgeMonths + months) / YEAR)
}

/** The lowest age of a retirement that comes after today. */
export function soonestRetirementAge({
  currentAge,
  currentAgeMonths = 0,
  retirementAgeMonths = 0,
}: Pick<SimulationInputs, 'currentAge' | keyof DaysOfAges>): number {
  return retirementAgeMonths > currentAgeMonths ? currentAge : currentAge + 1
}

/** Inputs within the plan's ranges, and which fields were moved there. What is not told takes its usual value, unremarked. */
export function safeInputs(
  asked: Partial<SimulationInputs>,
  { ranges }: Pick<SimulationRules, 'ranges'>,
): { inputs: SimulationInputs; clamped: ClampedField[] } {
  const clamped: ClampedField[] = []
  const within = (field: SimulationField, { minimum, maximum, usual }: SafeRange, places = 2) => {
    const value = asked[field]
    const move = (code: ClampedField['code'], used: number) => {
      clamped.push({ field, code, used, minimum, maximum })
      return used
    }
    const inside = Math.min(maximum, Math.max(minimum, usual))
    if (value === undefined || value === null) return inside
    if (!Number.isFinite(value)) return move('not-a-number', inside)
    const rounded = places === 0 ? Math.trunc(value) : roundHalfUp2(value)
    if (rounded < minimum) return move('below-range', minimum)
    return rounded > maximum ? move('above-range', maximum) : rounded
  }
  const currentAge = within('currentAge', ranges.currentAge, 0)
  const days = daysOfAges(asked)
  const soonest = soonestRetirementAge({ currentAge, ...days })
  const later = { ...ranges.retirementAge, minimum: Math.max(ranges.retirementAge.minimum, soonest) }
  const balance = within('balance', ranges.balance)
  const salary = asked.salary == null ? null : within('salary', ranges.salary)
  const contribution = contributionRange(salary, ranges)
  return {
    inputs: {
      currentAge,
      retirementAge: within('retirementAge', later, 0),
      ...days,
      balance,
      employerBalance: within('employerBalance', { minimum: 0, maximum: balance, usual: 0 }),
      ownContribution: within('ownContribution', contribution),
      employerContribution: within('employerContribution', contribution),
      salary,
      realReturnPercent: within('realReturnPercent', ranges.realReturnPercent),
      growthPercent: within('growthPercent', ranges.growthPercent),
      cashPercent: within('cashPercent', ranges.cashPercent),
      incomePercent: within('incomePercent', ranges.incomePercent),
      termYears: within('termYears', ranges.termYears, 0),
      goalPercent: within('goalPercent', ranges.goalPercent),
    },
    clamped,
  }
}

function daysOfAges({ currentAgeMonths, retirementAgeMonths, retirementMonth }: DaysOfAges): DaysOfAges {
  const told = Object.entries({ currentAgeMonths, retirementAgeMonths, retirementMonth }).filter(
    (entry): entry is [keyof DaysOfAges, number] => Number.isInteger(entry[1]),
  )
  return Object.fromEntries(
    told.map(([name, months]) => [
      name,
      Math.min(YEAR, Math.max(name === 'retirementMonth' ? 1 : 0, months)),
    ]),
  )
}

function contributionRange(
  salary: number | null,
  { salary: salaries, contributionPercent }: SimulationRules['ranges'],
): SafeRange {
  const reaisOf = (percent: number) => roundHalfUp2(percentOf(salary ?? salaries.maximum, percent))
  const { maximum, usual } = contributionPercent
  const minimum = salary === null ? 0 : reaisOf(contributionPercent.minimum)
  return { minimum, maximum: reaisOf(maximum), usual: salary === null ? 0 : reaisOf(usual) }
}
