import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { cashAndRest } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
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

/** Expected normal retirement; null where the plan grants none or no term, the person's age is unknown, or nothing is saved. */
export function expectRetirement(
  row: LinkRow,
  known: Omit<SimulatedPerson, 'salary'>,
  rules: SimulationRules,
  today: IsoDate,
): ExpectedRetirement | null {
  const { birthDate } = row.person
  const on =
    birthDate && expectedRetirementDay(known.retirement, { birthDate, joinedOn: row.link.joinedOn }, today)
  if (!on) return null
  const { inputs } = ownInputs(row, { ...known, salary: null }, rules, today)
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
