import { Decimal, percentOf, toDecimal } from '#domain/money.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { regressiveRateOfYears } from '#domain/taxes/regressive-rate.ts'
import type { SimulatedExit } from './regime-simulation.ts'
import type { ExitLot } from './simulated-lots.ts'
import { averageMonths } from './simulated-lots.ts'

export type SimulatedIncome = Exclude<SimulatedExit, { form: 'lump-sum' }>

/**
 * Level monthly income that the balance at the exit pays, exact: for a term, at the same real return and with the first
 * payment after one month; for life, by the annuity factor.
 */
export function levelIncome(balance: Decimal, exit: SimulatedIncome, factors: readonly Decimal[]): Decimal {
  if (exit.form === 'lifetime') return balance.dividedBy(toDecimal(exit.annuityFactor).times(12))
  const months = exit.years * 12
  const [monthly, whole] = [factors[1], factors[months]]
  if (monthly === undefined || whole === undefined || monthly.equals(1)) return balance.dividedBy(months)
  return balance.times(monthly.minus(1)).dividedBy(new Decimal(1).minus(new Decimal(1).dividedBy(whole)))
}

/**
 * Regressive tax of each monthly payment, exact, oldest lots first. A lot goes on growing and ageing while it waits: a
 * payment in month n takes its amount divided by the growth until then.
 */
export function taxByLots(
  lots: readonly ExitLot[],
  income: Decimal,
  months: number,
  factors: readonly Decimal[],
  rules: RegressiveTaxRules,
): Decimal[] {
  let lot = 0
  let leftOfLot = lots[0]?.value ?? new Decimal(0)
  return Array.from({ length: months }, (_, index) => {
    const factor = factors[index + 1] ?? new Decimal(1)
    let missing = income.dividedBy(factor)
    let tax = new Decimal(0)
    for (let current = lots[lot]; current && missing.greaterThan(0); current = lots[lot]) {
      const part = Decimal.min(leftOfLot, missing)
      const rate = regressiveRateOfYears((current.months + index + 1) / 12, rules)
      tax = tax.plus(percentOf(part, rate))
      missing = missing.minus(part)
      leftOfLot = leftOfLot.minus(part)
      if (!leftOfLot.greaterThan(0)) {
        lot += 1
        leftOfLot = lots[lot]?.value ?? leftOfLot
      }
    }
    return tax.times(factor)
  })
}

/** Regressive tax of each payment of a lifetime income, exact: by the average age of the lots, which goes on growing. */
export function taxByAverageAge(
  lots: readonly ExitLot[],
  income: Decimal,
  months: number,
  rules: RegressiveTaxRules,
): Decimal[] {
  const average = averageMonths(lots)
  return Array.from({ length: months }, (_, index) =>
    percentOf(income, regressiveRateOfYears((average + index + 1) / 12, rules)),
  )
}
