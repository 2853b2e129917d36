import type { IsoDate } from '#domain/calendar.ts'
import { returnBetween } from '#domain/quotas.ts'
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

/** What lies between two days, both included. Stretches in which nothing was earned then are left out, unless there is no other. */
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

/** Every step, oldest first. Chained they are the return of the whole time, whatever profiles it was spent in. */
export function stepsOf(stretches: readonly QuotaStretch[]): QuotaStep[] {
  return stretches.flatMap(({ quotas }) =>
    quotas.slice(1).map((quota, index) => ({
      date: quota.date,
      fraction: returnBetween(quotas[index]?.unitValue ?? quota.unitValue, quota.unitValue),
    })),
  )
}
