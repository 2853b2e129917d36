import { addDays, type IsoDate } from '../calendar.ts'

/**
 * So long the rows and the file of an import are kept after the last thing that was done with it (parameter): as long as a mistake is
 * noticed and undone. They tell everything of many people, and what they wrote stands where it belongs. Days.
 */
export const IMPORT_KEPT_DAYS = 90

/** Last day on which the rows and the file of an import are there, by the day of the last thing that was done with it. */
export function importKeptThrough(lastActOn: IsoDate): IsoDate {
  return addDays(lastActOn, IMPORT_KEPT_DAYS)
}
