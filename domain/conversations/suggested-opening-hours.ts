import type { OpeningHours } from './opening-hours.ts'

const WEEKDAYS = [1, 2, 3, 4, 5]

/** What holds until the entity decides: Monday to Friday, from 8 to 18 o'clock. */
export const suggestedOpeningHours: OpeningHours = {
  shifts: WEEKDAYS.map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
}
