import * as v from 'valibot'
import { responderAlteracaoEmail } from '#contract/identity.ts'

/** What is answered; the link that it is answered by never reaches the page. */
export const emailAnswer = v.omit(responderAlteracaoEmail.body, ['token'])
