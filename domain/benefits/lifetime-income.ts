import type { Amount } from '#domain/money.ts'
import { roundHalfUp2, toDecimal } from '#domain/money.ts'

/** Force of mortality at an age by Gompertz and Makeham: constant + level · slope^age. */
export interface Mortality {
  constant: number
  level: number
  slope: number
  /** Nobody is reckoned to outlive it. */
  lastAge: number
}

/** Who gets a share of the income after the participant's death, per cent of it. */
export interface Reversion {
  age: number
  percent: number
}

/**
 * Years of yearly income paid by the month that one real buys at an age: ä(12) ≈ Σ v^t·tp − 11/24. With a reversion the share of whoever
 * survives is added: ä(x) + r·(ä(y) − ä(xy)). Not rounded: a cent of the income depends on it.
 */
export function annuityFactor(
  age: number,
  realReturnPercent: number,
  mortality: Mortality,
  reversion: Reversion | null = null,
): number {
  const own = factorOf([age], realReturnPercent, mortality)
  if (reversion === null) return own
  const other = factorOf([reversion.age], realReturnPercent, mortality)
  const both = factorOf([age, reversion.age], realReturnPercent, mortality)
  return own + (reversion.percent / 100) * (other - both)
}

/** Monthly income for life, reais: the balance over the payments of a year times the factor, half-up to the cent. */
export function lifetimeIncome(balance: Amount, factor: Amount, payments: 12 | 13): number {
  return roundHalfUp2(toDecimal(balance).dividedBy(toDecimal(factor).times(payments)))
}

/** While all of them live. */
function factorOf(ages: readonly number[], realReturnPercent: number, mortality: Mortality): number {
  const discount = 1 / (1 + realReturnPercent / 100)
  const years = Math.max(0, mortality.lastAge - Math.max(...ages))
  let sum = 0
  for (let year = 0; year <= years; year += 1) {
    const alive = ages.reduce((share, age) => share * survival(age, year, mortality), 1)
    sum += alive * discount ** year
  }
  return sum - 11 / 24
}

function survival(age: number, years: number, { constant, level, slope }: Mortality): number {
  const ageing = (level * slope ** age * (slope ** years - 1)) / Math.log(slope)
  return Math.exp(-(constant * years + ageing))
}
