import {
  keyword,
  pageNumber,
  recordId,
  searchOf,
  textThat,
  valuesOf,
  wholeNumber,
} from '#app/navigation/search-values.ts'
import { isIsoDate } from '#domain/iso-date.ts'

const choice = wholeNumber(0, 99, 0)
const day = textThat(isIsoDate, '')

const filters = {
  idFuncionalidade: choice,
  idStatus: choice,
  dataSolicitacaoInicio: day,
  dataSolicitacaoFinal: day,
  palavraChave: keyword,
}

/** Filters of a request list. 0 and empty text mean all; dates are inclusive ISO days of São Paulo. */
export const requestFilters = valuesOf(filters)
export type RequestFilters = ReturnType<typeof requestFilters>

/** The filters that are chosen, not written. */
export type RequestChoice = Omit<RequestFilters, 'palavraChave'>

/** A list as asked from the server: filters and a page, from 0. */
export const requestListInput = valuesOf({ ...filters, page: pageNumber })
export type RequestListInput = ReturnType<typeof requestListInput>

/** Search parameters of both request pages. `idRequisicao` opens one request; the filters stay for the way back. */
export const requestsSearch = searchOf({ ...filters, page: pageNumber, idRequisicao: recordId })
export type RequestsSearch = ReturnType<typeof requestsSearch>

/** Values that the address does not spell out. */
export const requestsSearchDefaults = {
  idFuncionalidade: 0,
  idStatus: 0,
  dataSolicitacaoInicio: '',
  dataSolicitacaoFinal: '',
  palavraChave: '',
  page: 0,
} as const

/** One option of a filter; id 0 stands for all. */
export type FilterOption = { id: number; nome: string }
