import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'

/** First and last month, both included; null leaves the side open. */
export interface StatementPeriod {
  from: Competence | null
  to: Competence | null
}

/** Periods offered with one click: the last months, this one included, or everything. */
export const PERIOD_PRESETS = ['3-months', '6-months', '12-months', 'all'] as const
export type PeriodPreset = (typeof PERIOD_PRESETS)[number]

const MONTHS: Readonly<Record<Exclude<PeriodPreset, 'all'>, number>> = {
  '3-months': 3,
  '6-months': 6,
  '12-months': 12,
}

/** The months of a preset on a day. */
export function periodOf(preset: PeriodPreset, today: IsoDate): StatementPeriod {
  if (preset === 'all') return { from: null, to: null }
  const to = competenceOf(today)
  return { from: addToCompetence(to, 1 - MONTHS[preset]), to }
}

export interface PeriodProblem {
  field: 'from' | 'to'
  code: 'not-a-month' | 'in-the-future' | 'before-from'
}

/** A period as it was asked for: months that exist, not in the future, in order. */
export function checkPeriod(
  period: StatementPeriod,
  today: IsoDate,
): Outcome<StatementPeriod, PeriodProblem> {
  const problems: PeriodProblem[] = []
  for (const field of ['from', 'to'] as const) {
    const month = period[field]
    if (month === null) continue
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) problems.push({ field, code: 'not-a-month' })
    else if (month > competenceOf(today)) problems.push({ field, code: 'in-the-future' })
  }
  if (problems.length === 0 && period.from !== null && period.to !== null && period.to < period.from)
    problems.push({ field: 'to', code: 'before-from' })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: period }
}

/** Whether a month belongs to a period. */
export function isInPeriod(month: Competence, { from, to }: StatementPeriod): boolean {
  return (from === null || month >= from) && (to === null || month <= to)
}
