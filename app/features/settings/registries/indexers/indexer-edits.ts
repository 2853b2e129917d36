import { byField } from '#contract/complaints.ts'
import { checkMonthValues, monthField } from '#contract/settings/indexer-check.ts'
import type { Competence } from '#domain/calendar.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { FIRST_COMPETENCE } from '#domain/settings/indexers/indexer-values.ts'

/** A month on screen: its percentage is null while the field is empty or cannot be read. */
export type EditedMonth = { competence: Competence; percent: number | null }

/** The list with another percentage for a month that is in it. */
export function withPercent(
  months: readonly EditedMonth[],
  competence: Competence,
  percent: number | null,
): EditedMonth[] {
  return months.map((month) => (month.competence === competence ? { competence, percent } : month))
}

/** The list with one more month, in its place. */
export function withMonth(months: readonly EditedMonth[], added: EditedMonth): EditedMonth[] {
  return [...months, added].toSorted((one, other) => (one.competence < other.competence ? -1 : 1))
}

/** The list without a month. */
export function withoutMonth(months: readonly EditedMonth[], competence: Competence): EditedMonth[] {
  return months.filter((month) => month.competence !== competence)
}

/** Months whose percentage is known, as rules take them. */
export function knownMonths(months: readonly EditedMonth[]) {
  return months.flatMap(({ competence, percent }) => (percent === null ? [] : [{ competence, percent }]))
}

/** Problems of each month, in words; a month without any is missing. */
export function monthProblems(
  months: readonly EditedMonth[],
  currentMonth: Competence,
): ReadonlyMap<Competence, string> {
  const found = complaintsOf(months, currentMonth)
  return new Map(
    months.flatMap(({ competence }, at) => {
      const sentence = found[monthField(at, 'competencia')] ?? found[monthField(at, 'percentual')]
      return sentence === undefined ? [] : [[competence, sentence]]
    }),
  )
}

/** Problem of a month about to be added, in words, by its part; empty when there is none. */
export function additionProblem(
  months: readonly EditedMonth[],
  added: { competence: Competence | null; percent: number | null },
  currentMonth: Competence,
): { competence?: string; percent?: string } {
  const known = knownMonths(months)
  const found = complaintsOf([...known, added], currentMonth)
  const [month, change] = [monthField(known.length, 'competencia'), monthField(known.length, 'percentual')]
  return {
    ...(found[month] !== undefined && { competence: found[month] }),
    ...(found[change] !== undefined && { percent: found[change] }),
  }
}

function complaintsOf(
  months: readonly { competence: Competence | null; percent: number | null }[],
  currentMonth: Competence,
): Readonly<Record<string, string>> {
  const values = months.map(({ competence, percent }) => ({ competencia: competence, percentual: percent }))
  const outcome = checkMonthValues(values, currentMonth)
  return outcome.ok ? {} : byField(outcome.problems)
}

/** The month to offer for the next value: the one after the newest; null when that has not come yet. */
export function nextMonth(months: readonly EditedMonth[], currentMonth: Competence): Competence | null {
  const newest = months.at(-1)?.competence
  if (newest === undefined) return addToCompetence(currentMonth, -1)
  const next = addToCompetence(newest, 1)
  return next > currentMonth || next < FIRST_COMPETENCE ? null : next
}

/** Whether two lists say something different. */
export function isChanged(before: readonly EditedMonth[], after: readonly EditedMonth[]): boolean {
  return (
    before.length !== after.length ||
    before.some(
      ({ competence, percent }, at) => after[at]?.competence !== competence || after[at]?.percent !== percent,
    )
  )
}

/** Years that have a month, newest first. */
export function yearsOf(months: readonly EditedMonth[]): string[] {
  return [...new Set(months.map(({ competence }) => competence.slice(0, 4)))].toReversed()
}
