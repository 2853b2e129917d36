import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  previaTextoEmail,
  publicarTextoEmail,
  restaurarTextoEmail,
  retornarTextoEmail,
  retornarTextosEmail,
  testarTextoEmail,
} from '#contract/messages/email-texts.ts'

/** Every e-mail by its name. */
export const emailTexts = attendantQuery.handler(({ context }) => context.api.call(retornarTextosEmail, {}))

/** One with its words, variables and history. @throws PortalProblem `not-found` */
export const emailText = attendantQuery
  .validator(retornarTextoEmail.params)
  .handler(({ data, context }) => context.api.call(retornarTextoEmail, { params: data }))

/** It as it would look. A command, because a text is more than an address takes and a look at a request is recorded. */
export const previewEmailText = attendantCommand
  .validator(previaTextoEmail.body)
  .handler(({ data, context }) => context.api.call(previaTextoEmail, { body: data }))

/** Sends it to who asks. */
export const testEmailText = attendantCommand
  .validator(testarTextoEmail.body)
  .handler(({ data, context }) => context.api.call(testarTextoEmail, { body: data }))

/** Has it go out in these words. @throws PortalProblem `conflict` with `versao-desatualizada` when somebody else was faster */
export const publishEmailText = attendantCommand
  .validator(publicarTextoEmail.body)
  .handler(({ data, context }) => context.api.call(publicarTextoEmail, { body: data }))

/** Has it go out in the portal's own words again. */
export const restoreEmailText = attendantCommand
  .validator(restaurarTextoEmail.body)
  .handler(({ data, context }) => context.api.call(restaurarTextoEmail, { body: data }))
