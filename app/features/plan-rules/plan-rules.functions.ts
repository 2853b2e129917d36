import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  descartarRascunhoRegra,
  previaRegra,
  publicarRegra,
  retornarRegra,
  salvarRascunhoRegra,
} from '#contract/plan-rules/plan-rules.ts'
import { retornarPlanos } from '#contract/plans/plans.ts'
import { ruleReference } from './plan-rules.schema.ts'

/** Every plan, to choose from. */
export const plansWithRules = attendantQuery.handler(({ context }) => context.api.call(retornarPlanos, {}))

/** A rule with its draft and its history. */
export const ruleEdition = attendantQuery
  .validator(ruleReference)
  .handler(({ data: { tipo, idPlano }, context }) =>
    context.api.call(retornarRegra, { params: { tipo }, query: idPlano === null ? {} : { idPlano } }),
  )

/** Effect of a rule from a day on. Writes nothing; it is a command because a whole rule does not fit into an address. */
export const previewRule = attendantCommand
  .validator(previaRegra.body)
  .handler(({ data, context }) => context.api.call(previaRegra, { body: data }))

/** Keeps the draft. @throws PortalProblem `conflict` with `versao-desatualizada` when somebody else was faster */
export const saveRuleDraft = attendantCommand
  .validator(salvarRascunhoRegra.body)
  .handler(({ data, context }) => context.api.call(salvarRascunhoRegra, { body: data }))

/** Throws the draft away. */
export const discardRuleDraft = attendantCommand
  .validator(descartarRascunhoRegra.body)
  .handler(({ data, context }) => context.api.call(descartarRascunhoRegra, { body: data }))

/** Puts the draft in force from its day on. */
export const publishRule = attendantCommand
  .validator(publicarRegra.body)
  .handler(({ data, context }) => context.api.call(publicarRegra, { body: data }))
