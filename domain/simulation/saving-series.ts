import { monthlyReturn } from '#domain/benefits/monthly-return.ts'
import type { Months } from '#domain/calendar.ts'
import { deferralFee } from '#domain/exits/deferral-fee.ts'
import { Decimal, percentOf, roundHalfUp2, toDecimal } from '#domain/money.ts'
import type { ExitLot } from '#domain/taxes/tax-simulation/simulated-lots.ts'
import { monthsToRetirement, type SimulationInputs } from './safe-inputs.ts'
import type { SimulationRules } from './simulation-rules.ts'

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

/** The end of a year of saving, or of the shorter one before the retirement; exact. */
interface SavingYear {
  /** From today on. */
  month: number
  balance: Decimal
  own: Decimal
  employer: Decimal
  load: Decimal
  /** Contributions from today on, the load included. */
  paid: Decimal
  /** Contributions that enter each month until the next end. */
  entering: Decimal
}

/** The way to the retirement, exact. `monthly`: what the balance gains in a month, its fee taken; a fraction. */
export interface SavingPath {
  years: readonly SavingYear[]
  monthly: Decimal
}

/** Savings, and for how long they grow. */
interface Saving
  extends Pick<
    SimulationInputs,
    | 'balance'
    | 'employerBalance'
    | 'ownContribution'
    | 'employerContribution'
    | 'realReturnPercent'
    | 'growthPercent'
  > {
  months: Months
  /** Per cent taken of each contribution before it enters, and of the balance each month. */
  loadPercent: number
  balanceFeePercent: number
}

/** The ends of the years until the retirement, exact; the last one ends with it. */
export function savingPath({ loadPercent, balanceFeePercent, ...saving }: Saving): SavingPath {
  const left = new Decimal(100).minus(balanceFeePercent).dividedBy(100)
  const monthly = monthlyReturn(saving.realReturnPercent).plus(1).times(left).minus(1)
  const grow =
    balanceFeePercent === 0
      ? growing(saving.realReturnPercent)
      : growingLess(balanceFeePercent, saving.realReturnPercent)
  const raise = toDecimal(saving.growthPercent).dividedBy(100).plus(1)
  const kept = new Decimal(100).minus(loadPercent).dividedBy(100)
  let [own, employer] = [toDecimal(saving.ownContribution), toDecimal(saving.employerContribution)]
  const employerBalance = toDecimal(saving.employerBalance)
  const years: SavingYear[] = [
    {
      month: 0,
      balance: toDecimal(saving.balance),
      own: toDecimal(saving.balance).minus(employerBalance),
      employer: employerBalance,
      load: new Decimal(0),
      paid: new Decimal(0),
      entering: own.plus(employer).times(kept),
    },
  ]
  for (let month = 0; month < saving.months; ) {
    const before = years.at(-1)
    if (before === undefined) break
    const count = Math.min(MONTHS, saving.months - month)
    month += count
    const paid = own.plus(employer).times(count)
    const point = {
      month,
      balance: grow(before.balance, before.entering, count),
      own: before.own.plus(own.times(kept).times(count)),
      employer: before.employer.plus(employer.times(kept).times(count)),
      load: before.load.plus(percentOf(paid, loadPercent)),
      paid: before.paid.plus(paid),
    }
    own = own.times(raise)
    employer = employer.times(raise)
    years.push({ ...point, entering: own.plus(employer).times(kept) })
  }
  return { years, monthly }
}

/** The path of a simulation. */
export function simulatedPath(
  inputs: SimulationInputs,
  { loadPercent, balanceFeePercent }: Pick<SimulationRules, 'loadPercent' | 'balanceFeePercent'>,
): SavingPath {
  return savingPath({ ...inputs, months: monthsToRetirement(inputs), loadPercent, balanceFeePercent })
}

/** Balance after a year of saving, or the shorter one before the retirement. */
type Growing = (balance: Decimal, entering: Decimal, months: number) => Decimal

/** So many months of B·(1+i) + c are B·(1+i)^n + c·((1+i)^n − 1)/i. In twelve the growth is the return of a year, as it is told. */
function growing(realReturnPercent: number): Growing {
  const monthly = monthlyReturn(realReturnPercent)
  const yearly = toDecimal(realReturnPercent).dividedBy(100).plus(1)
  return (balance, entering, months) => {
    const growth = months === MONTHS ? yearly : monthly.plus(1).pow(months)
    const gathered = monthly.isZero() ? months : growth.minus(1).dividedBy(monthly)
    return balance.times(growth).plus(entering.times(gathered))
  }
}

/** The same where a fee is taken of the balance: each month its cents, as they are charged. */
function growingLess(feePercent: number, realReturnPercent: number): Growing {
  const growth = monthlyReturn(realReturnPercent).plus(1)
  return (balance, entering, months) => {
    let reached = balance
    for (let month = 0; month < months; month += 1) {
      const grown = reached.times(growth)
      reached = grown.minus(deferralFee(grown, feePercent)).plus(entering)
    }
    return reached
  }
}

/** The balance at the retirement, half-up to the cent. */
export function balanceAtRetirement({ years }: SavingPath): number {
  return roundHalfUp2(years.at(-1)?.balance ?? 0)
}

/** Paid in until the retirement, the load included and today's balance not, half-up to the cent. */
export function contributedUntilRetirement({ years }: SavingPath): number {
  return roundHalfUp2(years.at(-1)?.paid ?? 0)
}

/**
 * The ends of the years with their parts, today first. The return is what the parts leave of the balance as shown; where there was none, or
 * two parts were rounded up, the employer's part (the own one, without an employer) gives the cent: nobody loses by saving.
 */
export function yearPoints({ years }: SavingPath): SavingPoint[] {
  return years.map((year) => {
    const balance = roundHalfUp2(year.balance)
    const [own, employer] = [roundHalfUp2(year.own), roundHalfUp2(year.employer)]
    const returns = inCents(balance - own - employer)
    const hadNone = year.balance.equals(year.own.plus(year.employer))
    const shared = { month: year.month, balance, load: roundHalfUp2(year.load) }
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
  const all = years.at(-1)?.month ?? 0
  const first = Math.max(0, Math.floor((all - agelessMonths - 1) / MONTHS))
  const start = years[first]
  if (start === undefined) return []
  const growth = monthly.plus(1)
  const since = all - start.month
  const lots: ExitLot[] = []
  let factor = new Decimal(1)
  for (let age = 0; age < since; age += 1) {
    const entering = years[Math.floor((all - age - 1) / MONTHS)]?.entering ?? new Decimal(0)
    if (!entering.isZero()) lots.push({ months: age, value: entering.times(factor) })
    factor = factor.times(growth)
  }
  const oldest = {
    months: since + (first === 0 ? monthsHeld : 1),
    value: start.balance.times(factor),
  }
  return [oldest, ...lots.toReversed()]
}

/** Average age of the money at the retirement in months, by what it is worth; it only chooses a rate. */
export function averageAge({ years, monthly }: SavingPath, monthsHeld: number): number {
  const growth = monthly.plus(1).toNumber()
  let [worth, aged] = [years[0]?.balance.toNumber() ?? 0, 0]
  aged = worth * monthsHeld
  const all = years.at(-1)?.month ?? 0
  for (let month = 0; month < all; month += 1) {
    const contribution = years[Math.floor(month / MONTHS)]?.entering.toNumber() ?? 0
    aged = (aged + worth) * growth
    worth = worth * growth + contribution
  }
  return worth === 0 ? 0 : aged / worth
}

function inCents(difference: number): number {
  const rounded = Math.round(difference * 100) / 100
  return rounded === 0 ? 0 : rounded
}
