import { byYear, type RowsOfYear } from '#app/listing/by-year.ts'
import type { MinutesItem } from '#contract/publications/minutes.ts'
import { isAmongMinutes, yearOf } from '#domain/publications/minutes/find-minutes.ts'
import type { MinutesSearchParams } from './minutes.search.ts'
import { minutesText } from './minutes.text.ts'

/** The minutes that a search asks for, by year, newest first. */
export function foundByYear(
  all: readonly MinutesItem[],
  { ano, orgao, palavras }: MinutesSearchParams,
): RowsOfYear<MinutesItem>[] {
  const found = all.filter(({ orgao: { id: bodyId }, data: date, titulo, resumo, assuntos }) =>
    isAmongMinutes(
      { bodyId, date, text: [titulo, resumo, ...assuntos].join('\n') },
      { year: ano, bodyId: orgao, words: palavras },
    ),
  )
  return byYear(found, ({ data: date }) => yearOf({ date }))
}

/** Options of the filters: years that have minutes, newest first, and bodies by name. */
export function minutesOptions(all: readonly MinutesItem[]) {
  const years = [...new Set(all.map(({ data: date }) => yearOf({ date })))].toSorted(
    (one, other) => other - one,
  )
  const bodies = [...new Map(all.map(({ orgao }) => [orgao.id, orgao.nome]))]
  return {
    years: [{ id: 0, label: minutesText.allYears }, ...years.map((id) => ({ id, label: String(id) }))],
    bodies: [
      { id: 0, label: minutesText.allBodies },
      ...bodies
        .map(([id, label]) => ({ id, label }))
        .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
    ],
  }
}
