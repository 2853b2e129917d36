import { Decimal, roundHalfUp2, sharePercent, sumReais } from '#domain/money.ts'
import { EXEMPTION_AGE } from '#domain/taxes/age-exemption.ts'
import { lumpSumAnnualTax } from '#domain/taxes/lump-sum-tax.ts'
import type { IncomeExemption } from '#domain/taxes/monthly-income-tax.ts'
import { monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import type { SimulatedIncome } from './income-payments.ts'
import { levelIncome, taxByAverageAge, taxByLots } from './income-payments.ts'
import type { RegimeSimulation, RegimeSimulationRules, SimulatedRegime } from './regime-simulation.ts'
import type { ExitLot } from './simulated-lots.ts'
import { valueOf } from './simulated-lots.ts'

export interface SimulatedIncomes {
  monthlyIncome: number
  regressive: SimulatedRegime
  progressive: SimulatedRegime
}

/** Both regimes when the balance is paid as a monthly income, over the years it is paid. `exitYear`: years from today. */
export function simulateIncome(
  lots: readonly ExitLot[],
  exitYear: number,
  exit: SimulatedIncome,
  simulation: RegimeSimulation,
  rules: RegimeSimulationRules,
  factors: readonly Decimal[],
): SimulatedIncomes {
  const income = levelIncome(valueOf(lots), exit, factors)
  const months = exit.years * 12
  const byAge =
    exit.form === 'lifetime'
      ? taxByAverageAge(lots, income, months, rules.regressive)
      : taxByLots(lots, income, months, factors, rules.regressive)
  const monthlyIncome = roundHalfUp2(income)
  const years = Array.from({ length: exit.years }, (_, index) => ({
    age: simulation.ageToday + exitYear + index,
    regressive: sumReais(byAge.slice(index * 12, index * 12 + 12)),
  }))
  const younger = progressiveYear(monthlyIncome, 'none', simulation, rules)
  const older = progressiveYear(monthlyIncome, 'age-65', simulation, rules)
  const progressive = years.map(({ age }) => (age >= EXEMPTION_AGE ? older : younger))
  const yearlyGross = roundHalfUp2(monthlyIncome * 12)
  const atExit = factors.slice(exitYear * 12)
  return {
    monthlyIncome,
    regressive: {
      ...totalsOf(
        years.map((year) => ({ withheld: year.regressive, tax: year.regressive })),
        yearlyGross,
      ),
      presentValue: presentValueOf(income, byAge, atExit),
    },
    progressive: {
      ...totalsOf(progressive, yearlyGross),
      // The tax of a year is settled in its return: a twelfth of it stands for each month.
      presentValue: presentValueOf(
        income,
        progressive.flatMap(({ tax }) => Array.from({ length: 12 }, () => new Decimal(tax).dividedBy(12))),
        atExit,
      ),
    },
  }
}

/** Monthly income at which the two regimes withhold the same once every lot is at the lowest rate, reais. */
export function incomeBreakEven(
  { regressive, monthly }: Pick<RegimeSimulationRules, 'regressive' | 'monthly'>,
  isFrom65: boolean,
): number {
  const lowest = regressive.brackets.at(-1)?.ratePercent ?? 0
  const progressiveIsCheaper = (gross: number) =>
    monthlyIncomeTax({ gross, exemption: isFrom65 ? 'age-65' : 'none' }, monthly).withheld <
    (gross * lowest) / 100
  let [low, high] = [monthly.exemptFrom65, 1_000_000]
  while (high - low > 0.005) {
    const middle = (low + high) / 2
    if (progressiveIsCheaper(middle)) low = middle
    else high = middle
  }
  return roundHalfUp2(high)
}

interface YearTax {
  withheld: number
  tax: number
}

function progressiveYear(
  monthlyIncome: number,
  exemption: IncomeExemption,
  { otherAnnualIncome, dependants }: RegimeSimulation,
  rules: RegimeSimulationRules,
): YearTax {
  const month = monthlyIncomeTax({ gross: monthlyIncome, exemption, dependants }, rules.monthly)
  return {
    withheld: roundHalfUp2(month.withheld * 12),
    tax: lumpSumAnnualTax({ gross: month.taxable * 12, otherAnnualIncome, dependants }, rules.annual),
  }
}

function totalsOf(years: readonly YearTax[], yearlyGross: number): Omit<SimulatedRegime, 'presentValue'> {
  const gross = roundHalfUp2(yearlyGross * years.length)
  const tax = sumReais(years.map((year) => year.tax))
  return {
    gross,
    withheld: sumReais(years.map((year) => year.withheld)),
    tax,
    net: sumReais([gross, -tax]),
    effectivePercent: sharePercent(tax, gross),
  }
}

/**
 * Worth of an income today after its taxes, reais: each payment is discounted from its own month, the first one month after the exit, so
 * that the untaxed income of a balance for a term is worth that balance. `taxes`: of each payment; `factors`: from the exit on.
 */
function presentValueOf(income: Decimal, taxes: readonly Decimal[], factors: readonly Decimal[]): number {
  const values = taxes.map((tax, index) => income.minus(tax).dividedBy(factors[index + 1] ?? new Decimal(1)))
  return roundHalfUp2(values.reduce<Decimal>((sum, value) => sum.plus(value), new Decimal(0)))
}
