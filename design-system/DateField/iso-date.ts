import { type CalendarDate, parseDate } from '@internationalized/date'

/** A calendar day as `AAAA-MM-DD`, without time or zone. */
export type IsoDate = string

/** The day react-aria works with. Anything that is not a day on the calendar is no day. */
export const dayOf = (iso: IsoDate | null | undefined): CalendarDate | null => {
  if (!iso) return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** The same for limits, where react-aria wants `undefined`. */
export const limitOf = (iso: IsoDate | null | undefined): CalendarDate | undefined => dayOf(iso) ?? undefined
