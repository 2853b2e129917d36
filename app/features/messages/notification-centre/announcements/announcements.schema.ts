import * as v from 'valibot'
import { id } from '#contract/formats.ts'

/** Whom a notification would be for; null where it does not matter. */
export const reachTarget = v.object({
  idPessoa: v.nullable(id),
  idPlano: v.nullable(id),
  idCategoria: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
})
