import { saoPauloDateOf } from '#domain/calendar.ts'

/** The day the server counts with (São Paulo's, not the machine's or UTC's), as ISO date. */
export const today = saoPauloDateOf(new Date())
