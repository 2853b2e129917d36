import { addToCompetence } from '#domain/calendar.ts'
import type { EvolutionPoint } from '#domain/statement/evolution.ts'

/** Months that a chart can show one by one: five years. */
const MOST_MONTHS = 60

/** The points of a chart: every month of a short history; of a long one the last month of each year, and the newest. */
export function chartPoints(points: readonly EvolutionPoint[]): EvolutionPoint[] {
  const newest = points.at(-1)
  if (points.length <= MOST_MONTHS) return [...points]
  return points.filter(({ month }) => month.endsWith('-12') || month === newest?.month)
}

/** The newest months, this one included, newest first. */
export function newestMonths(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => addToCompetence(month, -back))
}
