import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { retornarPlanos } from '#contract/plans.ts'
import {
  descartarRascunhoTema,
  enviarImagemTema,
  publicarTema,
  restaurarTema,
  retornarEdicaoTema,
  salvarRascunhoTema,
} from '#contract/themes.ts'
import { imageUpload, planReference } from './themes.schema.ts'

/** Every plan, to choose from. */
export const plans = attendantQuery.handler(({ context }) => context.api.call(retornarPlanos, {}))

/** A plan's theme with draft and history. */
export const themeEdition = attendantQuery
  .validator(planReference)
  .handler(({ data, context }) => context.api.call(retornarEdicaoTema, { params: data }))

/** Sends an image for a theme. @throws PortalProblem `invalid` with a sentence when it is not taken */
export const uploadImage = attendantCommand
  .validator(imageUpload)
  .handler(({ data, context }) =>
    context.api.call(enviarImagemTema, { params: { uso: data.uso }, file: data.arquivo }),
  )

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
