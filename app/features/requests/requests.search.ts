import {
  keyword,
  oneOf,
  pageNumber,
  recordId,
  searchOf,
  valuesOf,
  wholeNumber,
} from '#app/navigation/search-values.ts'
import { queueFilters, requestOrders } from '#contract/requests/request-queue.ts'
import { isIsoDate, isoDateOf } from '#domain/iso-date.ts'

/** Nothing was asked for before; an earlier year is one that is not written out. */
const EARLIEST_DAY = '1900-01-01'

const choice = wholeNumber(0, 99, 0)
const plan = wholeNumber(0, 2_147_483_647, 0)

/** An ISO day from one, or from a day as people write it, which a form without script sends; empty when it is none. */
export const requestDay = (raw: unknown): string => {
  const text = typeof raw === 'string' ? (isoDateOf(raw) ?? raw) : ''
  return isIsoDate(text) && text >= EARLIEST_DAY ? text : ''
}

const filters = {
  idPlano: plan,
  idFuncionalidade: choice,
  idStatus: choice,
  dataSolicitacaoInicio: requestDay,
  dataSolicitacaoFinal: requestDay,
  palavraChave: keyword,
  responsavel: oneOf(queueFilters.responsavel, undefined),
  prazo: oneOf(queueFilters.prazo, undefined),
  aguarda: oneOf(queueFilters.aguarda, undefined),
  ordem: oneOf(requestOrders, undefined),
  idPessoa: recordId,
}

/**
 * Filters of a request list; `idPlano` and what follows `palavraChave` are the attendants' alone.
 *
 * These names and values are addresses that other pages lead to, and stay as they are: `/request-management` with
 * `responsavel=eu` (what I have) or `responsavel=ninguem` (what nobody has), `prazo=vencido` or `prazo=atencao`,
 * `aguarda=atendimento`, `participante` or `terceiro`, `idStatus`, `idPlano`, `idFuncionalidade`, `dataSolicitacaoInicio` and
 * `dataSolicitacaoFinal` (of today: both today), each by itself or together. `responsavel`, `prazo` and `aguarda` find only what is not
 * decided. `idPessoa`: what one person asked for. A figure that counts requests leads to the address that lists them, as `retornarResumoAtendimento` counts: `vencidas` is
 * `prazo=vencido`, `emAnaliseComigo` is `responsavel=eu&idStatus=2`. `ordem` absent: attendants get what is due first, participants what
 * is newest. 0 and empty text mean all; dates are inclusive ISO days of São Paulo.
 */
export const requestFilters = valuesOf(filters)
export type RequestFilters = ReturnType<typeof requestFilters>

/** A list as asked from the server: filters and a page, from 0. */
export const requestListInput = valuesOf({ ...filters, page: pageNumber })
export type RequestListInput = ReturnType<typeof requestListInput>

/** The request that is open, and the list that it was opened from. */
export const nextCaseInput = valuesOf({ ...filters, idRequisicao: wholeNumber(0, 2_147_483_647, 0) })
export type NextCaseInput = ReturnType<typeof nextCaseInput>

/** Search parameters of both request pages. `idRequisicao` opens one request; the filters stay for the way back. */
export const requestsSearch = searchOf({ ...filters, page: pageNumber, idRequisicao: recordId })
export type RequestsSearch = ReturnType<typeof requestsSearch>

/** The same of one's own requests, which are those of the plan on screen. */
export const ownRequestsSearch = (raw: Parameters<typeof requestsSearch>[0]): RequestsSearch => {
  const {
    idFuncionalidade,
    idStatus,
    dataSolicitacaoInicio,
    dataSolicitacaoFinal,
    palavraChave,
    page,
    idRequisicao,
  } = requestsSearch(raw)
  return {
    idPlano: 0,
    idFuncionalidade,
    idStatus,
    dataSolicitacaoInicio,
    dataSolicitacaoFinal,
    palavraChave,
    page,
    idRequisicao,
  }
}

/** Values that the address does not spell out. */
export const requestsSearchDefaults = {
  idPlano: 0,
  idFuncionalidade: 0,
  idStatus: 0,
  dataSolicitacaoInicio: '',
  dataSolicitacaoFinal: '',
  palavraChave: '',
  page: 0,
} as const

/** One option of a filter; id 0 stands for all. */
export type FilterOption = { id: number; nome: string }
