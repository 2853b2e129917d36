import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { deducts } from './kinships.ts'

/** Days on which a dependant counts, both included; `until` null: without an end. */
export interface DependantPeriod {
  from: IsoDate
  until: IsoDate | null
}

/** Whether a dependant counts on a day. */
export function isInForceOn({ from, until }: DependantPeriod, day: IsoDate): boolean {
  return from <= day && (until === null || day <= until)
}

/** Whether a dependant counts in a month: on any day of it. */
export function countsInMonth({ from, until }: DependantPeriod, month: Competence): boolean {
  const isOver = until !== null && (until < from || competenceOf(until) < month)
  return competenceOf(from) <= month && !isOver
}

/** How many dependants reduce the tax of a month. Somebody whose data was changed within it counts once. */
export function deductionsInMonth(
  all: readonly (DependantPeriod & { cpf: string; kinship: string })[],
  month: Competence,
): number {
  const counting = all.filter((one) => deducts(one.kinship) && countsInMonth(one, month))
  return new Set(counting.map(({ cpf }) => cpf)).size
}
