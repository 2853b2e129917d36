import { RE_REGISTRATION_KIND_ID } from '#domain/re-registration/exporting.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'
import type { FilterOption } from '../requests.search.ts'
import { requestsText } from '../requests.text.ts'

/** Functionalities that the attendants' filter always offers, first and in this order. */
const fixedFunctionalities: readonly FilterOption[] = [
  { id: RE_REGISTRATION_KIND_ID, nome: requestsText.reRegistration },
  { id: 20, nome: requestsText.emailChange },
]

const byName = whenFirstAsked(() => new Intl.Collator('pt-BR', { sensitivity: 'base' }))

function sortedByName(options: readonly FilterOption[]): FilterOption[] {
  return options.toSorted((left, right) => byName().compare(left.nome, right.nome))
}

/** Functionalities of the participant's filter: all, then by name. */
export function participantFunctionalities(known: readonly FilterOption[]): FilterOption[] {
  return [{ id: 0, nome: requestsText.allFunctionalities }, ...sortedByName(known)]
}

/** Functionalities of the attendants' filter: all, the fixed ones, then the rest by name. */
export function attendantFunctionalities(known: readonly FilterOption[]): FilterOption[] {
  const rest = known.filter(({ id }) => !fixedFunctionalities.some((fixed) => fixed.id === id))
  return [{ id: 0, nome: requestsText.allFunctionalities }, ...fixedFunctionalities, ...sortedByName(rest)]
}

/** Statuses of both filters: all, then by name. */
export function statusOptions(known: readonly FilterOption[]): FilterOption[] {
  return [{ id: 0, nome: requestsText.allStatuses }, ...sortedByName(known)]
}

/** Plans of the attendants' filter: all, then by name. */
export function planOptions(known: readonly FilterOption[]): FilterOption[] {
  return [{ id: 0, nome: requestsText.allPlans }, ...sortedByName(known)]
}
