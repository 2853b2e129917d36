import { addYears, ageOn, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { cashAndRest } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import {
  type PublicPension,
  type PublicPensionRules,
  publicPension,
} from '#domain/simulation/public-pension.ts'
import { firstIncome, simulatedThirteenth } from '#domain/simulation/retirement-incomes.ts'
import { balanceAtRetirement, simulatedPath } from '#domain/simulation/saving-series.ts'
import type { SimulationRules } from '#domain/simulation/simulation-rules.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { expectedRetirementDay, ownInputs, type SimulatedPerson } from './own-inputs.ts'

/** A normal retirement as the simulator opens with it. Reais of the day; percentages a year, `balanceFeePercent` a month. */
export interface ExpectedRetirement {
  on: IsoDate
  age: number
  /** Both sides' a month until then. */
  contribution: number
  balance: number
  /** The first month of a term of so many years. */
  income: number
  termYears: number
  realReturnPercent: number
  growthPercent: number
  balanceFeePercent: number
  /** With which month of a year the term's thirteenth is paid; null for none. */
  thirteenthMonth: number | null
}

/** The same at one of several ages, with what INSS is likely to pay beside it. */
export interface RetirementAtAge extends ExpectedRetirement {
  publicPension: PublicPension
}

/** Expected normal retirement; null where the plan grants none or no term, the person's age is unknown, or nothing is saved. */
export function expectRetirement(
  row: LinkRow,
  known: Omit<SimulatedPerson, 'salary'>,
  rules: SimulationRules,
  today: IsoDate,
): ExpectedRetirement | null {
  const on = normalRetirementOf(row, known, today)
  return on === null ? null : retirementOn(on, row, known, rules, today)
}

/**
 * Expected retirements at ages that are asked for: those that are still to come and at which the plan's normal retirement is open. At the
 * age at which it opens it is the day of {@link expectRetirement}, later the birthday.
 */
export function expectRetirements(
  row: LinkRow,
  known: SimulatedPerson,
  rules: { simulation: SimulationRules; publicPension: PublicPensionRules },
  today: IsoDate,
  ages: readonly number[],
): RetirementAtAge[] {
  const { birthDate, sex } = row.person
  const first = normalRetirementOf(row, known, today)
  if (!birthDate || !first) return []
  const firstAge = ageOn(birthDate, first)
  return ages.flatMap((age) => {
    if (age < firstAge) return []
    const on = age === firstAge ? first : addYears(birthDate, age)
    const expected = retirementOn(on, row, known, rules.simulation, today)
    if (!expected) return []
    const facts = {
      sex,
      currentAge: ageOn(birthDate, today),
      stopsAt: age,
      average: known.salary,
      years: null,
    }
    return [{ ...expected, publicPension: publicPension(facts, rules.publicPension) }]
  })
}

function normalRetirementOf(
  { person: { birthDate }, link: { joinedOn } }: LinkRow,
  { retirement }: Pick<SimulatedPerson, 'retirement'>,
  today: IsoDate,
): IsoDate | null {
  return birthDate === null ? null : expectedRetirementDay(retirement, { birthDate, joinedOn }, today)
}

function retirementOn(
  on: IsoDate,
  row: LinkRow,
  known: Omit<SimulatedPerson, 'salary'>,
  rules: SimulationRules,
  today: IsoDate,
): ExpectedRetirement | null {
  const { inputs } = ownInputs(row, { ...known, salary: null }, rules, today, on)
  const balance = balanceAtRetirement(simulatedPath(inputs, rules))
  const income = firstIncome('fixed-term', cashAndRest(balance, inputs.cashPercent).rest, inputs, rules)
  if (balance <= 0 || income === null) return null
  return {
    on,
    age: inputs.retirementAge,
    contribution: sumReais([inputs.ownContribution, inputs.employerContribution]),
    balance,
    income,
    termYears: inputs.termYears,
    realReturnPercent: inputs.realReturnPercent,
    growthPercent: inputs.growthPercent,
    balanceFeePercent: rules.balanceFeePercent,
    thirteenthMonth: simulatedThirteenth('fixed-term', inputs, rules)?.thirteenthMonth ?? null,
  }
}
