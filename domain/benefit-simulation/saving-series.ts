import { Decimal, percentOf, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { ExitLot } from '#domain/tax-simulation/simulated-lots.ts'
import { monthlyReturn } from './monthly-return.ts'
import type { SimulationInputs } from './safe-inputs.ts'

const MONTHS = 12

/** A balance on its way, reais of today. `own`, `employer` and `returns` add up to `balance` to the cent; `load` left before. */
export interface SavingPoint {
  month: number
  balance: number
  own: number
  employer: number
  returns: number
  load: number
}

/** The end of a year, exact. */
interface SavingYear {
  balance: Decimal
  own: Decimal
  employer: Decimal
  load: Decimal
  /** Contributions from today on, the load included. */
  paid: Decimal
  /** What enters each month of the year that follows. */
  entering: Decimal
}

/** The way to the retirement. `years` are exact; `lots` are what is taxed by its age. */
export interface SavingPath {
  years: readonly SavingYear[]
  monthly: Decimal
}

export type Saving = Pick<
  SimulationInputs,
  | 'currentAge'
  | 'retirementAge'
  | 'balance'
  | 'employerBalance'
  | 'ownContribution'
  | 'employerContribution'
  | 'realReturnPercent'
  | 'growthPercent'
>

/**
 * The ends of the years until the retirement, exact. Twelve months of B·(1+i) + c are B·(1+r) + c·r/i, since (1+i)^12 is 1+r: a year
 * takes a few operations and loses nothing to `projectBalance`, which goes by the month.
 */
export function savingPath(saving: Saving, loadPercent: number): SavingPath {
  const yearly = toDecimal(saving.realReturnPercent).dividedBy(100)
  const monthly = monthlyReturn(saving.realReturnPercent)
  const gathered = monthly.isZero() ? new Decimal(MONTHS) : yearly.dividedBy(monthly)
  const raise = toDecimal(saving.growthPercent).dividedBy(100).plus(1)
  const kept = new Decimal(100).minus(loadPercent).dividedBy(100)
  let [own, employer] = [toDecimal(saving.ownContribution), toDecimal(saving.employerContribution)]
  const employerBalance = toDecimal(saving.employerBalance)
  const years: SavingYear[] = [
    {
      balance: toDecimal(saving.balance),
      own: toDecimal(saving.balance).minus(employerBalance),
      employer: employerBalance,
      load: new Decimal(0),
      paid: new Decimal(0),
      entering: own.plus(employer).times(kept),
    },
  ]
  for (let year = 1; year <= saving.retirementAge - saving.currentAge; year += 1) {
    const before = years[year - 1]
    if (before === undefined) break
    const paid = own.plus(employer).times(MONTHS)
    const point = {
      balance: before.balance.times(yearly.plus(1)).plus(before.entering.times(gathered)),
      own: before.own.plus(own.times(kept).times(MONTHS)),
      employer: before.employer.plus(employer.times(kept).times(MONTHS)),
      load: before.load.plus(percentOf(paid, loadPercent)),
      paid: before.paid.plus(paid),
    }
    own = own.times(raise)
    employer = employer.times(raise)
    years.push({ ...point, entering: own.plus(employer).times(kept) })
  }
  return { years, monthly }
}

/** The balance at the retirement, half-up to the cent. */
export function balanceAtRetirement({ years }: SavingPath): number {
  return roundHalfUp2(years.at(-1)?.balance ?? 0)
}

/** What is paid in until the retirement, the load included and today's balance not, half-up to the cent. */
export function contributedUntilRetirement({ years }: SavingPath): number {
  return roundHalfUp2(years.at(-1)?.paid ?? 0)
}

/**
 * The ends of the years with their parts, today first. The return is what the parts leave of the balance as shown; where there was none, or
 * two parts were rounded up, the employer's part (the own one, without an employer) gives the cent: nobody loses by saving.
 */
export function yearPoints({ years }: SavingPath): SavingPoint[] {
  return years.map((year, index) => {
    const balance = roundHalfUp2(year.balance)
    const [own, employer] = [roundHalfUp2(year.own), roundHalfUp2(year.employer)]
    const returns = inCents(balance - own - employer)
    const hadNone = year.balance.equals(year.own.plus(year.employer))
    const shared = { month: index * MONTHS, balance, load: roundHalfUp2(year.load) }
    if (returns >= 0 && !hadNone) return { ...shared, own, employer, returns }
    return employer > 0
      ? { ...shared, own, employer: inCents(balance - own), returns: 0 }
      : { ...shared, own: balance, employer, returns: 0 }
  })
}

/**
 * The money at the retirement by its age, oldest first. What is older than `agelessMonths` is taxed alike and comes as one. `monthsHeld`:
 * age of today's balance.
 */
export function pathLots(
  { years, monthly }: SavingPath,
  monthsHeld: number,
  agelessMonths: number,
): ExitLot[] {
  const last = years.length - 1
  const first = Math.max(0, Math.floor((last * MONTHS - agelessMonths - 1) / MONTHS))
  const start = years[first]
  if (start === undefined) return []
  const growth = monthly.plus(1)
  const yearGrowth = growth.pow((last - first) * MONTHS)
  const lots: ExitLot[] = []
  let factor = new Decimal(1)
  for (let age = 0; age < (last - first) * MONTHS; age += 1) {
    const entering = years[last - 1 - Math.floor(age / MONTHS)]?.entering ?? new Decimal(0)
    if (!entering.isZero()) lots.push({ months: age, value: entering.times(factor) })
    factor = factor.times(growth)
  }
  const oldest = {
    months: (last - first) * MONTHS + (first === 0 ? monthsHeld : 1),
    value: start.balance.times(yearGrowth),
  }
  return [oldest, ...lots.toReversed()]
}

/** Average age of the money at the retirement in months, by what it is worth; it only chooses a rate. */
export function averageAge({ years, monthly }: SavingPath, monthsHeld: number): number {
  const growth = monthly.plus(1).toNumber()
  let [worth, aged] = [years[0]?.balance.toNumber() ?? 0, 0]
  aged = worth * monthsHeld
  for (const { entering } of years.slice(0, -1)) {
    const contribution = entering.toNumber()
    for (let month = 0; month < MONTHS; month += 1) {
      aged = (aged + worth) * growth
      worth = worth * growth + contribution
    }
  }
  return worth === 0 ? 0 : aged / worth
}

function inCents(difference: number): number {
  const rounded = Math.round(difference * 100) / 100
  return rounded === 0 ? 0 : rounded
}
