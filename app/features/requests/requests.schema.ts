import * as v from 'valibot'
import { isIsoDate } from '#domain/calendar.ts'

const LARGEST_PAGE = 100_000
const LONGEST_KEYWORD = 80

const filterId = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), 0)
const day = v.fallback(v.pipe(v.string(), v.check(isIsoDate)), '')

/**
 * A keyword from the address. A form sent without JavaScript writes `2026.0000010` bare, and the router reads it as a number; the
 * seven decimals give the protocol back.
 */
const keyword = v.fallback(
  v.pipe(
    v.union([
      v.string(),
      v.pipe(
        v.number(),
        v.transform((number) => (Number.isInteger(number) ? String(number) : number.toFixed(7))),
      ),
    ]),
    v.trim(),
    v.maxLength(LONGEST_KEYWORD),
  ),
  '',
)

/** Filters of a request list. 0 and empty text mean all; dates are inclusive ISO days of São Paulo. */
export const requestFilters = v.object({
  idFuncionalidade: v.optional(filterId, 0),
  idStatus: v.optional(filterId, 0),
  dataSolicitacaoInicio: v.optional(day, ''),
  dataSolicitacaoFinal: v.optional(day, ''),
  palavraChave: v.optional(keyword, ''),
})
export type RequestFilters = v.InferOutput<typeof requestFilters>

/** A list as asked from the server: filters and a page, from 0. */
export const requestListInput = v.object({
  ...requestFilters.entries,
  page: v.optional(
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_PAGE)), 0),
    0,
  ),
})
export type RequestListInput = v.InferOutput<typeof requestListInput>

/** Search parameters of both request pages. `idRequisicao` opens one request; the filters stay for the way back. */
export const requestsSearch = v.object({
  ...requestListInput.entries,
  idRequisicao: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})
export type RequestsSearch = v.InferOutput<typeof requestsSearch>

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

/** Names one request. */
export const requestReference = v.object({ idRequisicao: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** A move of a request, as the version that the person saw. `motivo` is left out when nothing was written. */
export const requestMove = v.object({
  ...requestReference.entries,
  idStatus: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
  motivo: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
})
export type RequestMove = v.InferOutput<typeof requestMove>
