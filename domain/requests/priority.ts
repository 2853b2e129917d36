import { addYears, ageOn, type IsoDate } from '#domain/calendar.ts'

/**
 * Whose requests come before others': people of 80 and more first (Lei 10.741/2003, art. 71, § 5º), then of 60 and more (art. 71, caput
 * and § 3º), then who is seriously ill or has a disability (Lei 9.784/1999, art. 69-A; Lei 13.146/2015, art. 9º, VII), then everybody else.
 */
export const RequestPriority = { eighty: 1, sixty: 2, health: 3, none: 4 } as const
export type RequestPriority = (typeof RequestPriority)[keyof typeof RequestPriority]

/** Years of age from which somebody comes first, and second. */
export const PRIORITY_AGES = { eighty: 80, sixty: 60 } as const

type Asking = {
  /** Null: not on record. */
  birthDate: IsoDate | null
  /** A serious illness or a disability is on record. */
  hasHealthReason: boolean
}

/** Which priority somebody's requests have on a day. */
export function requestPriority({ birthDate, hasHealthReason }: Asking, today: IsoDate): RequestPriority {
  const age = birthDate === null ? 0 : ageOn(birthDate, today)
  if (age >= PRIORITY_AGES.eighty) return RequestPriority.eighty
  if (age >= PRIORITY_AGES.sixty) return RequestPriority.sixty
  return hasHealthReason ? RequestPriority.health : RequestPriority.none
}

/** The last day of birth with which somebody has an age on a day, for whoever looks for them by it. */
export function bornByFor(age: keyof typeof PRIORITY_AGES, today: IsoDate): IsoDate {
  return addYears(today, -PRIORITY_AGES[age])
}
