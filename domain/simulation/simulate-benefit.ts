import { type BalanceAfter, balanceAfter } from '#domain/benefits/balance-after.ts'
import { INCOME_TYPES, type IncomeType } from '#domain/benefits/benefit-rules.ts'
import { cashAndRest } from '#domain/payroll/benefit-payments/parts-of-balance.ts'
import { outcomeReturns } from './outcome-paths.ts'
import { firstIncome, type Replacement, replacementOf, simulatedThirteenth } from './retirement-incomes.ts'
import type { SimulationInputs } from './safe-inputs.ts'
import {
  averageAge,
  balanceAtRetirement,
  contributedUntilRetirement,
  pathLots,
  type SavingPath,
  type SavingPoint,
  simulatedPath,
  yearPoints,
} from './saving-series.ts'
import {
  averageAgeTax,
  progressiveTax,
  type SimulationTaxRules,
  type TaxedPayment,
  taxedPayment,
  taxOldest,
} from './simulated-tax.ts'
import type { SimulationRules } from './simulation-rules.ts'

/** One income that the plan offers: the first payment, what both regimes withhold of it and of the cash, and what it replaces. */
export interface SimulatedIncome {
  type: IncomeType
  gross: number
  /** Null where no tables were given. */
  taxed: TaxedPayment | null
  /** The cash as this income has it taxed. */
  taxedCash: TaxedPayment | null
  replacement: Replacement | null
}

/** The same, and how long the balance lasts. */
export interface SimulatedIncomeType extends SimulatedIncome {
  after: BalanceAfter | null
}

/** Figures of a simulation. Reais of today. */
export interface SimulatedFigures {
  /** At the retirement; `cash` and `rest` add up to it. */
  balance: number
  cash: number
  rest: number
  /** Paid in until then, the load included, without today's balance. */
  contributed: number
  incomes: SimulatedIncome[]
}

/** The figures and what is drawn of them. */
export interface BenefitSimulation extends SimulatedFigures {
  years: SavingPoint[]
  incomes: SimulatedIncomeType[]
  outcomes: SimulatedOutcome[]
}

/** The same plan at a lower, the chosen and a higher return; equal ones come once. */
export interface SimulatedOutcome {
  realReturnPercent: number
  balance: number
  incomes: { type: IncomeType; gross: number }[]
}

export interface SimulationFacts {
  /** Age of today's balance in months; 0 where it is not known, which is taxed highest. */
  monthsHeld: number
  /** Null: nothing is said of taxes. */
  taxes: SimulationTaxRules | null
}

/** Figures of a simulation of inputs that `safeInputs` answered, without those that are only drawn: a third of the whole work. */
export function simulateFigures(
  inputs: SimulationInputs,
  rules: SimulationRules,
  facts: SimulationFacts,
): SimulatedFigures {
  return figuresOf(simulatedPath(inputs, rules), inputs, rules, facts)
}

/** A whole simulation of inputs that `safeInputs` answered. */
export function simulateBenefit(
  inputs: SimulationInputs,
  rules: SimulationRules,
  facts: SimulationFacts,
): BenefitSimulation {
  const path = simulatedPath(inputs, rules)
  const figures = figuresOf(path, inputs, rules, facts)
  const months = Math.max(0, rules.horizonAge - inputs.retirementAge) * 12
  return {
    ...figures,
    years: yearPoints(path),
    incomes: figures.incomes.map((income) => {
      const thirteenth = simulatedThirteenth(income.type, inputs, rules)
      const { termBasis } = rules
      const drawdown = {
        ...inputs,
        balance: figures.rest,
        income: income.gross,
        months,
        thirteenth,
        termBasis,
      }
      return { ...income, after: balanceAfter(income.type, drawdown) }
    }),
    outcomes: outcomesOf(inputs, rules),
  }
}

function figuresOf(
  path: SavingPath,
  inputs: SimulationInputs,
  rules: SimulationRules,
  { monthsHeld, taxes }: SimulationFacts,
): SimulatedFigures {
  const balance = balanceAtRetirement(path)
  const { cash, rest } = cashAndRest(balance, inputs.cashPercent)
  const tax = taxes && taxesOf(path, inputs, { cash, monthsHeld, taxes })
  const incomes = INCOME_TYPES.flatMap((type) => {
    const gross = firstIncome(type, rest, inputs, rules)
    if (gross === null) return []
    return [
      {
        type,
        gross,
        taxed: tax && tax.incomeOf(type, gross),
        taxedCash: tax && tax.cashOf(type),
        replacement: replacementOf(gross, inputs),
      },
    ]
  })
  return { balance, cash, rest, contributed: contributedUntilRetirement(path), incomes }
}

/** Balance and incomes at a low, the central and a high return, from the lowest on; all within the plan's range. */
export function outcomesOf(inputs: SimulationInputs, rules: SimulationRules): SimulatedOutcome[] {
  return outcomeReturns(inputs, rules).map((realReturnPercent) => {
    const choice = { ...inputs, realReturnPercent }
    const balance = balanceAtRetirement(simulatedPath(choice, rules))
    const { rest } = cashAndRest(balance, inputs.cashPercent)
    const incomes = INCOME_TYPES.flatMap((type) => {
      const gross = firstIncome(type, rest, choice, rules)
      return gross === null ? [] : [{ type, gross }]
    })
    return { realReturnPercent, balance, incomes }
  })
}

/** Cash takes the oldest money, the first income what is oldest a month later; a lifetime income makes both go by the average age. */
function taxesOf(
  path: SavingPath,
  { retirementAge }: SimulationInputs,
  { cash, monthsHeld, taxes }: { cash: number; monthsHeld: number; taxes: SimulationTaxRules },
) {
  const ageless = (taxes.regressive.brackets.at(-2)?.upToYears ?? 0) * 12
  const ofCash = taxOldest(pathLots(path, monthsHeld, ageless), cash, 0, taxes)
  const average = averageAge(path, monthsHeld)
  const cashProgressive = progressiveTax(cash, retirementAge, taxes)
  // They have earned a month's return when they pay.
  const monthOn = path.monthly.plus(1)
  const left = ofCash.left.map((lot) => ({ ...lot, value: lot.value.times(monthOn) }))
  return {
    cashOf: (type: IncomeType) =>
      taxedPayment(
        cash,
        cashProgressive,
        type === 'lifetime' ? averageAgeTax(cash, average, taxes) : ofCash.tax,
      ),
    incomeOf: (type: IncomeType, gross: number) =>
      taxedPayment(
        gross,
        progressiveTax(gross, retirementAge, taxes),
        type === 'lifetime' ? averageAgeTax(gross, average + 1, taxes) : taxOldest(left, gross, 1, taxes).tax,
      ),
  }
}
