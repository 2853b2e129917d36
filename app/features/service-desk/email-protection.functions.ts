import { attendantCommand } from '#app/session/server-functions.ts'
import { confirmarAlteracaoEmail, desfazerAlteracaoEmail } from '#contract/identity/identity.ts'

/** Says that a changed e-mail is the person's. @throws PortalProblem `forbidden` for who changed it, `conflict` when nothing waits */
export const confirmEmailChange = attendantCommand
  .validator(confirmarAlteracaoEmail.body)
  .handler(({ data, context }) => context.api.call(confirmarAlteracaoEmail, { body: data }))

/** Takes a changed e-mail back, with a reason. @throws PortalProblem `conflict` when nothing waits */
export const takeBackEmailChange = attendantCommand
  .validator(desfazerAlteracaoEmail.body)
  .handler(({ data, context }) => context.api.call(desfazerAlteracaoEmail, { body: data }))
