import { personCommand, personQuery } from '#app/session/server-functions.ts'
import { confirmarMeuEmail } from '#contract/identity/identity.ts'
import { retornarEntradas } from '#contract/people/personal-profile.ts'
import { ownEmailConfirmation } from './personal-profile.schema.ts'

/** Says that a changed e-mail is the person's. @throws PortalProblem `invalid` for a wrong password, `conflict` when none waits */
export const confirmOwnEmail = personCommand
  .validator(ownEmailConfirmation)
  .handler(({ data, context }) =>
    context.api.call(confirmarMeuEmail, { body: { idPessoa: context.session.pessoa.id, ...data } }),
  )

/** Open sessions and sign-ins of who is signed in. */
export const readAccess = personQuery.handler(({ context }) =>
  context.api.call(retornarEntradas, { params: { idPessoa: context.session.pessoa.id } }),
)
