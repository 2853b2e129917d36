import { nextBusinessDay } from '#domain/business-days.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, compareIso, competenceOf, lastDayOfMonth } from '#domain/calendar.ts'

/** When a plan lets the profile be changed: these days of these months. The 29th of February is its last day in other years too. */
export interface ProfileWindowRules {
  /** 1 January … 12 December; at least one. */
  months: readonly number[]
  firstDay: number
  lastDay: number
}

export interface ProfileWindow {
  from: IsoDate
  /** Last day to choose, to change the mind and to cancel. */
  to: IsoDate
  /** First business day of the month after: the quota at which the balance goes over. */
  effectiveOn: IsoDate
}

/** The window of a day: the one it falls into, or the next one. */
export type ProfileWindowState = { isOpen: boolean; window: ProfileWindow }

/** Whether the profile may be changed on a day, and until when or from when. */
export function profileWindow(today: IsoDate, rules: ProfileWindowRules): ProfileWindowState {
  const thisMonth = competenceOf(today)
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const month = addToCompetence(thisMonth, ahead)
    if (!rules.months.includes(Number(month.slice(5)))) continue
    const window = windowIn(month, rules)
    if (compareIso(today, window.to) <= 0) return { isOpen: compareIso(today, window.from) >= 0, window }
  }
  throw new RangeError('The plan has no window')
}

/** Last day of the first fortnight, in which the profile of a new participant is chosen. */
const FIRST_FORTNIGHT = 15

/** Last day on which the choice of a new participant counts from the next month on: the fifteenth of this month. */
export function firstChoiceUntil(today: IsoDate): IsoDate {
  return `${competenceOf(today)}-${FIRST_FORTNIGHT}`
}

export interface FirstProfile {
  profileId: number
  effectiveOn: IsoDate
  /** True when the plan's default stays until its next window. */
  isDefault: boolean
}

/**
 * Profile of a new participant. A choice of the first fortnight counts from the first business day of the next month; without
 * one, or later, the default stays until the next window of the plan.
 */
export function firstProfile(
  { chosenProfileId, today }: { chosenProfileId: number | null; today: IsoDate },
  defaultProfileId: number,
): FirstProfile {
  const inTime = compareIso(today, firstChoiceUntil(today)) <= 0
  if (chosenProfileId !== null && inTime) {
    return {
      profileId: chosenProfileId,
      effectiveOn: nextBusinessDay(`${addToCompetence(competenceOf(today), 1)}-01`),
      isDefault: false,
    }
  }
  return { profileId: defaultProfileId, effectiveOn: today, isDefault: true }
}

function windowIn(month: Competence, { firstDay, lastDay }: ProfileWindowRules): ProfileWindow {
  const end = lastDayOfMonth(month)
  const dayOf = (day: number) => {
    const date = `${month}-${String(day).padStart(2, '0')}`
    return compareIso(date, end) > 0 ? end : date
  }
  return {
    from: dayOf(firstDay),
    to: dayOf(lastDay),
    effectiveOn: nextBusinessDay(`${addToCompetence(month, 1)}-01`),
  }
}
