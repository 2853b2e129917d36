import * as v from 'valibot'
import { retornarRegra } from '#contract/plan-rules.ts'

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Names a rule of a plan; null for rules for everybody. */
export const ruleReference = v.object({
  tipo: retornarRegra.params.entries.tipo,
  idPlano: v.nullable(rowId),
})
