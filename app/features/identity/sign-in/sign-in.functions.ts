import { publicCommand } from '#app/session/server-functions.ts'
import { openSessionWith } from './open-session.server.ts'
import { signInSchema } from './sign-in.schema.ts'

/**
 * Signs a person in from the page's form.
 * @throws PortalProblem `invalid`, `unauthenticated` (wrong CPF or password, never which) or `rate-limited` with the wait.
 */
export const signIn = publicCommand.validator(signInSchema).handler(({ data }) => openSessionWith(data))
