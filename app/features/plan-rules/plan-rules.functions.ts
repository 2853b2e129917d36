import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarRegra } from '#contract/plan-rules/plan-rules.ts'
import { ruleReference } from './plan-rules.schema.ts'

/** A rule with its draft and its history. */
export const ruleEdition = attendantQuery
  .validator(ruleReference)
  .handler(({ data: { tipo, idPlano }, context }) =>
    context.api.call(retornarRegra, { params: { tipo }, query: idPlano === null ? {} : { idPlano } }),
  )
