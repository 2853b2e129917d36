import type { Competence } from '#domain/calendar.ts'

/** Limits of a suspension, by the plan's regulation. Months. */
export interface SuspensionRules {
  minimumMonths: number
  maximumMonths: number
  /** Most suspended months within any window of `windowMonths`. */
  maximumInWindow: number
  windowMonths: number
  /** A request filed up to this day of the month begins in the next month. */
  lastFilingDay: number
  /** Whether the administration fee is still owed. */
  feeContinues: boolean
}

/** Used by this entity's plans where nothing else is set: 1 to 12 months, 24 in any five years. */
export const suggestedSuspensionRules: SuspensionRules = {
  minimumMonths: 1,
  maximumMonths: 12,
  maximumInWindow: 24,
  windowMonths: 60,
  lastFilingDay: 20,
  feeContinues: true,
}

/** Months without contributions, both included. */
export interface SuspendedPeriod {
  from: Competence
  to: Competence
}
