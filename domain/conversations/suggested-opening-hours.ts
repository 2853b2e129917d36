import type { OpeningHours } from './opening-hours.ts'

const WORKDAY = '08:00-18:00'

/** Until the entity decides: Monday to Friday, from 8 to 18 o'clock. */
export const suggestedOpeningHours: OpeningHours = {
  sunday: '',
  monday: WORKDAY,
  tuesday: WORKDAY,
  wednesday: WORKDAY,
  thursday: WORKDAY,
  friday: WORKDAY,
  saturday: '',
}
