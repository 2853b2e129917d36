import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { moveExtras } from '#contract/requests/request-life.ts'

/** Names one request. */
export const requestReference = v.object({ idRequisicao: id })

/** A move of a request, as the version that the person saw. `motivo` is left out when nothing was written. */
export const requestMove = v.object({
  ...requestReference.entries,
  idStatus: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
  motivo: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000))),
  ...moveExtras,
})
