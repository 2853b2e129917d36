import type { TagTone } from '../tone/tone.ts'

const DAY = 86_400_000

/** Whole days from one ISO date to another: negative when it has passed. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY)
}

/** How loud a deadline is: quiet until it is near, then a warning, and danger once it has passed. */
export function toneOfDeadline(days: number, near: number): TagTone {
  if (days < 0) return 'danger'
  return days <= near ? 'warning' : 'neutral'
}
