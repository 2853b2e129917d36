import * as v from 'valibot'
import { id } from '#contract/formats.ts'

/** Which page of what was sent. */
export const sentPage = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
})

/** Whom a notification would be for; null where it does not matter. */
export const reachTarget = v.object({
  idPessoa: v.nullable(id),
  idPlano: v.nullable(id),
  idCategoria: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
})
