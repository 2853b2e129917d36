import { callApi } from '#app/api/call-api.server.ts'
import { chooseOnlyLink } from '#app/plan/choose-plan.server.ts'
import { publicCommand } from '#app/session/server-functions.ts'
import { openSession } from '#app/session/session.server.ts'
import { visibleSession } from '#app/session/visible-session.ts'
import { autenticar } from '#contract/autenticacao.ts'
import { signInSchema } from './sign-in.schema.ts'

/**
 * Signs a person in and seals the session's cookies. A participant with one plan link gets it chosen.
 * @throws PortalProblem `invalid`, `unauthenticated` (wrong CPF or password, never which) or `rate-limited` with the wait.
 */
export const signIn = publicCommand.validator(signInSchema).handler(async ({ data }) => {
  const login = await callApi(autenticar, { body: data })
  await openSession(login)
  const vinculo = login.pessoa.admin === 'S' ? null : await chooseOnlyLink(login)
  return visibleSession({ ...login, vinculo })
})
