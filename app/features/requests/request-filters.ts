import type { RequestChoice, RequestFilters, RequestListInput, RequestsSearch } from './requests.search.ts'
import { requestsSearchDefaults } from './requests.search.ts'

const { page: firstPage, ...noFilters } = requestsSearchDefaults

const choiceNames = [
  'idFuncionalidade',
  'idStatus',
  'dataSolicitacaoInicio',
  'dataSolicitacaoFinal',
] as const satisfies readonly (keyof RequestChoice)[]

/** Filters of an address, without its page and its open request. */
export function filtersOf(search: RequestFilters): RequestFilters {
  const { idFuncionalidade, idStatus, dataSolicitacaoInicio, dataSolicitacaoFinal, palavraChave } = search
  return { idFuncionalidade, idStatus, dataSolicitacaoInicio, dataSolicitacaoFinal, palavraChave }
}

/** What the list is asked for at an address. */
export function listInputOf(search: RequestListInput): RequestListInput {
  return { ...filtersOf(search), page: search.page }
}

/** The address after some filters changed: a new filter always starts at the first page, and closes the open request. */
export function withFilters(search: RequestsSearch, changed: Partial<RequestFilters>): RequestsSearch {
  return { ...filtersOf(search), ...changed, page: firstPage }
}

/** The address with no filter at all. */
export function withoutFilters(): RequestsSearch {
  return { ...requestsSearchDefaults }
}

/** Whether anything is filtered. */
export function isFiltered(filters: RequestFilters): boolean {
  return Object.entries(noFilters).some(([name, absent]) => filters[name as keyof RequestFilters] !== absent)
}

/** How many choices besides the keyword narrow the list. */
export function choiceCount(filters: RequestChoice): number {
  return choiceNames.filter((name) => filters[name] !== noFilters[name]).length
}

/** A year that is still being typed ("0002", "0202") is no date to look for. */
const EARLIEST = '1900-01-01'

/** Whether two choices are the same; the words beside them do not count. */
export function isSameChoice(one: RequestChoice, other: RequestChoice): boolean {
  return choiceNames.every((name) => one[name] === other[name])
}

/** What of a change is to be looked for: null when it is what is applied already, or a day that is still being typed. */
export function wantedChoice(
  changed: Partial<RequestChoice>,
  applied: RequestChoice,
): Partial<RequestChoice> | null {
  const days = [changed.dataSolicitacaoInicio, changed.dataSolicitacaoFinal]
  const isTyped = days.some((day) => day !== undefined && day !== '' && day < EARLIEST)
  return isTyped || isSameChoice({ ...applied, ...changed }, applied) ? null : changed
}

/** Whether the range of dates runs backwards, which finds nothing. */
export function isRangeBackwards({ dataSolicitacaoInicio, dataSolicitacaoFinal }: RequestChoice): boolean {
  return (
    dataSolicitacaoInicio !== '' &&
    dataSolicitacaoFinal !== '' &&
    dataSolicitacaoFinal < dataSolicitacaoInicio
  )
}

/**
 * The last page that exists, when the address names one beyond it (requests moved out of the filter meanwhile); otherwise null.
 * `totalPage` is the number of pages.
 */
export function pageBeyondEnd(page: number, totalPage: number): number | null {
  const last = Math.max(0, totalPage - 1)
  return page > last ? last : null
}
