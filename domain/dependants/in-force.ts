import { type Competence, competenceOf, type Period } from '#domain/calendar.ts'
import { deducts } from './kinships.ts'

/** Whether a dependant counts in a month: on any day of it. */
export function countsInMonth({ from, until }: Period, month: Competence): boolean {
  const isOver = until !== null && (until < from || competenceOf(until) < month)
  return competenceOf(from) <= month && !isOver
}

/** How many dependants reduce the tax of a month. Somebody whose data was changed within it counts once. */
export function deductionsInMonth(
  all: readonly (Period & { cpf: string; kinship: string })[],
  month: Competence,
): number {
  const counting = all.filter((one) => deducts(one.kinship) && countsInMonth(one, month))
  return new Set(counting.map(({ cpf }) => cpf)).size
}
