import * as v from 'valibot'
import { responderAlteracaoEmail } from '#contract/identity/identity.ts'

/** The answer as the form sends it; the link that it is answered by never reaches the page. */
export const emailAnswer = v.omit(responderAlteracaoEmail.body, ['token'])
