import type { RequestFilters, RequestListInput, RequestsSearch } from '../requests.search.ts'
import { requestsSearchDefaults } from '../requests.search.ts'

const { page: firstPage, ...noFilters } = requestsSearchDefaults

const absentOf = (name: string): unknown => (noFilters as Record<string, unknown>)[name]

/** Filters of an address, without its page and its open request. */
export function filtersOf(search: RequestFilters): RequestFilters {
  const { idPlano, idFuncionalidade, idStatus, palavraChave } = search
  const { dataSolicitacaoInicio, dataSolicitacaoFinal } = search
  const { responsavel, prazo, aguarda, ordem, idPessoa } = search
  return {
    idPlano,
    idFuncionalidade,
    idStatus,
    dataSolicitacaoInicio,
    dataSolicitacaoFinal,
    palavraChave,
    ...(responsavel && { responsavel }),
    ...(prazo && { prazo }),
    ...(aguarda && { aguarda }),
    ...(ordem && { ordem }),
    ...(idPessoa && { idPessoa }),
  }
}

export function listInputOf(search: RequestListInput): RequestListInput {
  return { ...filtersOf(search), page: search.page }
}

/** The address after some filters changed: a new filter always starts at the first page, and closes the open request. */
export function withFilters(search: RequestsSearch, changed: Partial<RequestFilters>): RequestsSearch {
  return { ...filtersOf({ ...search, ...changed }), page: firstPage }
}

/** The address with another order, from its first page; undefined: the order that the page has by itself. */
export function withOrder(search: RequestsSearch, ordem: RequestFilters['ordem']): RequestsSearch {
  const { ordem: _, ...filters } = filtersOf(search)
  return { ...filters, ...(ordem && { ordem }), page: firstPage }
}

/** The address with no filter at all. */
export function withoutFilters(): RequestsSearch {
  return { ...requestsSearchDefaults }
}

/** Whether anything is filtered. */
export function isFiltered(filters: RequestFilters): boolean {
  return filtersSet(filters).length > 0
}

/** How many choices besides the keyword narrow the list. */
export function choiceCount(filters: RequestFilters): number {
  return filtersSet(filters).filter((name) => name !== 'palavraChave').length
}

/** Names of the filters that narrow the list; its order does not. */
function filtersSet(filters: RequestFilters): string[] {
  const { ordem: _, ...narrowing } = filtersOf(filters)
  return Object.entries(narrowing)
    .filter(([name, value]) => value !== absentOf(name))
    .map(([name]) => name)
}

/** Whether the range of dates runs backwards, which finds nothing. */
export function isRangeBackwards({ dataSolicitacaoInicio, dataSolicitacaoFinal }: RequestFilters): boolean {
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
