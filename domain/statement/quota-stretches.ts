import type { IsoDate } from '#domain/calendar.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import { returnBetween, returnPercent } from '#domain/quotas.ts'
import type { CurrentQuota } from './figure-explanation.ts'

/**
 * Time that a link was invested in one profile: the values published for it, oldest first. Where a switch of profile ended it, its last
 * value and the first one of the next stretch are of the day whose values were used.
 */
export interface QuotaStretch {
  profileId: number
  quotas: readonly CurrentQuota[]
}

/** A return from one published value to the next of the same profile, as a fraction. */
export interface QuotaStep {
  /** Day of the later value. */
  date: IsoDate
  fraction: number
}

/** The days with a value, oldest first; the day of a switch once. */
export function quotaDates(stretches: readonly QuotaStretch[]): IsoDate[] {
  return [...new Set(stretches.flatMap(({ quotas }) => quotas.map(({ date }) => date)))]
}

/**
 * Parts of the stretches between two days, both included. Stretches in which nothing was earned then are left out, unless there is no
 * other.
 */
export function stretchesBetween(
  stretches: readonly QuotaStretch[],
  first: IsoDate,
  last: IsoDate,
): QuotaStretch[] {
  const cut = stretches
    .map(({ profileId, quotas }) => ({
      profileId,
      quotas: quotas.filter(({ date }) => date >= first && date <= last),
    }))
    .filter(({ quotas }) => quotas.length > 0)
  const earning = cut.filter(({ quotas }) => quotas.length > 1)
  return earning.length > 0 ? earning : cut.slice(-1)
}

/** The newest days with a value, so many of them. */
export function newestStretches(stretches: readonly QuotaStretch[], count: number): QuotaStretch[] {
  const dates = quotaDates(stretches).slice(-count)
  const [first, last] = [dates[0], dates.at(-1)]
  return first === undefined || last === undefined ? [] : stretchesBetween(stretches, first, last)
}

/**
 * Return of the whole time, per cent with four decimals, whatever profiles it was spent in: of each its last unit value over its first, one
 * times the other. Divided and rounded once: fractions that are rounded on the way may lose a tie.
 */
export function returnPercentOf(stretches: readonly QuotaStretch[]): number {
  const product = (place: number) =>
    stretches.reduce<Decimal>(
      (value, { quotas }) => value.times(toDecimal(quotas.at(place)?.unitValue ?? 1)),
      new Decimal(1),
    )
  return returnPercent(product(-1).dividedBy(product(0)).minus(1))
}

/** Every step, oldest first. */
export function stepsOf(stretches: readonly QuotaStretch[]): QuotaStep[] {
  return stretches.flatMap(({ quotas }) =>
    quotas.slice(1).map((quota, index) => ({
      date: quota.date,
      fraction: returnBetween(quotas[index]?.unitValue ?? quota.unitValue, quota.unitValue),
    })),
  )
}
