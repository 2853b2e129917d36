import { addMonths, addYears, compareIso, type IsoDate } from '#domain/calendar.ts'
import type { RetirementRule } from '#domain/plans/services/service-conditions.ts'

/** First day on which a way to retire is open to somebody: old enough, and long enough in the plan. */
export function retirementDay(
  { minimumAge, minimumMonths }: Pick<RetirementRule, 'minimumAge' | 'minimumMonths'>,
  { birthDate, joinedOn }: { birthDate: IsoDate; joinedOn: IsoDate },
): IsoDate {
  const [ofAge, inPlan] = [addYears(birthDate, minimumAge), addMonths(joinedOn, minimumMonths)]
  return compareIso(ofAge, inPlan) < 0 ? inPlan : ofAge
}

/** The first day of a normal retirement; null where the plan grants none. */
export function normalRetirementDay(
  ways: readonly RetirementRule[],
  person: { birthDate: IsoDate; joinedOn: IsoDate },
): IsoDate | null {
  const days = ways.filter(({ kind }) => kind === 'normal').map((way) => retirementDay(way, person))
  return days.toSorted(compareIso)[0] ?? null
}
