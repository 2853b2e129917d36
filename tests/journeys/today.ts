import { saoPauloDateOf } from '#domain/calendar.ts'

const now = () => saoPauloDateOf(new Date())

/**
 * The day the server counts with (São Paulo's, not the machine's or UTC's), as ISO date. Whoever reads it reads the day of that moment: journeys
 * that begin before midnight go on after it.
 */
export let today = now()

setInterval(() => {
  today = now()
}, 1000).unref()
