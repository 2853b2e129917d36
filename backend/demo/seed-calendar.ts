import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addDays, addToCompetence, addYears, competenceOf } from '#domain/calendar.ts'
import { quotaDates } from './quotas.ts'

/** Dates of the demo, told from the day of the seed. Month 0 is the month of the newest quota; -1 the one before. */
export interface SeedCalendar {
  today: IsoDate
  lastQuota: IsoDate
  month(offset: number): Competence
  /** Day 10 of a month: when people join plans. */
  tenthOf(offset: number): IsoDate
  firstOf(offset: number): IsoDate
  /** Birth date of somebody who turned `years` so many days ago. */
  aged(years: number, days: number): IsoDate
}

/** The calendar of a seed day. */
export function seedCalendar(today: IsoDate): SeedCalendar {
  const lastQuota = quotaDates(today).at(-1) ?? today
  const month = (offset: number) => addToCompetence(competenceOf(lastQuota), offset)
  return {
    today,
    lastQuota,
    month,
    tenthOf: (offset) => `${month(offset)}-10`,
    firstOf: (offset) => `${month(offset)}-01`,
    aged: (years, days) => addDays(addYears(today, -years), -days),
  }
}
