import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { retornarPlanos } from '#contract/plans/plans.ts'
import {
  descartarRascunhoTema,
  publicarTema,
  restaurarTema,
  retornarEdicaoTema,
  salvarRascunhoTema,
} from '#contract/settings/themes.ts'
import { planReference } from './themes.schema.ts'

/** Every plan, to choose from. */
export const plans = attendantQuery.handler(({ context }) => context.api.call(retornarPlanos, {}))

/** A plan's theme with draft and history. */
export const themeEdition = attendantQuery
  .validator(planReference)
  .handler(({ data, context }) => context.api.call(retornarEdicaoTema, { params: data }))

/** Keeps the draft. @throws PortalProblem `conflict` with `versao-desatualizada` when somebody else was faster */
export const saveDraft = attendantCommand
  .validator(salvarRascunhoTema.body)
  .handler(({ data, context }) => context.api.call(salvarRascunhoTema, { body: data }))

/** Throws the draft away. */
export const discardDraft = attendantCommand
  .validator(descartarRascunhoTema.body)
  .handler(({ data, context }) => context.api.call(descartarRascunhoTema, { body: data }))

/** Puts the draft in force. */
export const publishTheme = attendantCommand
  .validator(publicarTema.body)
  .handler(({ data, context }) => context.api.call(publicarTema, { body: data }))

/** Puts an earlier version in force again. */
export const restoreTheme = attendantCommand
  .validator(restaurarTema.body)
  .handler(({ data, context }) => context.api.call(restaurarTema, { body: data }))
