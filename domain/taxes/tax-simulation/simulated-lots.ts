import type { IsoDate } from '#domain/calendar.ts'
import { addMonths, completedMonths } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'

/** Money with its age: what a simulation needs of a lot. */
export interface HeldLot {
  /** Months since the contribution; half a month stands for a begun one. */
  monthsHeld: number
  /** Reais today. */
  value: Amount
}

/** The lots of a link as the simulation takes them, those of one age together, oldest first. */
export function heldLots(lots: readonly QuotaLot[], unitValue: Amount, today: IsoDate): HeldLot[] {
  const byAge = new Map<number, Decimal>()
  for (const lot of lots) {
    const months = completedMonths(lot.creditedOn, today)
    const monthsHeld = addMonths(lot.creditedOn, months) === today ? months : months + 0.5
    const value = toDecimal(lot.quotas).times(toDecimal(unitValue))
    byAge.set(monthsHeld, value.plus(byAge.get(monthsHeld) ?? 0))
  }
  return [...byAge]
    .map(([monthsHeld, value]) => ({ monthsHeld, value }))
    .toSorted((one, other) => other.monthsHeld - one.monthsHeld)
}

/** Growth factors of 0, 1, 2 … months at a real return a year, per cent. */
export function growthFactors(realReturnPercent: Amount, months: number): Decimal[] {
  const monthly = toDecimal(realReturnPercent).dividedBy(100).plus(1).pow(new Decimal(1).dividedBy(12))
  const factors = [new Decimal(1)]
  for (let month = 1; month <= months; month += 1) {
    factors.push((factors[month - 1] ?? monthly).times(monthly))
  }
  return factors
}

/** A lot at the exit: exact value in today's money, and its age by then. */
export interface ExitLot {
  months: number
  value: Decimal
}

/**
 * The lots at the exit, oldest first: what is there today, and a contribution at the beginning of each month until then. All
 * grow by the same factors. Lots of more than `agelessMonths` are taxed alike for ever: they come as one, at their average
 * age.
 */
export function lotsAtExit(
  lots: readonly HeldLot[],
  monthlyContribution: Amount,
  months: number,
  factors: readonly Decimal[],
  agelessMonths: number,
): ExitLot[] {
  const factor = (month: number) => factors[month] ?? new Decimal(1)
  const held = lots.map(({ monthsHeld, value }) => ({
    months: monthsHeld + months,
    value: toDecimal(value).times(factor(months)),
  }))
  const contribution = toDecimal(monthlyContribution)
  const added = contribution.isZero()
    ? []
    : Array.from({ length: months }, (_, index) => ({
        months: months - index,
        value: contribution.times(factor(months - index)),
      }))
  const all = [...held, ...added].toSorted((one, other) => other.months - one.months)
  const ageless = all.filter((lot) => lot.months > agelessMonths)
  const oldest = { months: averageMonths(ageless), value: valueOf(ageless) }
  return ageless.length < 2 ? all : [oldest, ...all.slice(ageless.length)]
}

/** Average age of lots in months, weighted by value; 0 without value. */
export function averageMonths(lots: readonly ExitLot[]): number {
  const value = valueOf(lots)
  if (value.isZero()) return 0
  return lots
    .reduce<Decimal>((sum, lot) => sum.plus(lot.value.times(lot.months)), new Decimal(0))
    .dividedBy(value)
    .toNumber()
}

/** Exact sum of the values. */
export function valueOf(lots: readonly ExitLot[]): Decimal {
  return lots.reduce<Decimal>((sum, lot) => sum.plus(lot.value), new Decimal(0))
}
