import * as v from 'valibot'
import { confirmarMeuEmail } from '#contract/identity/identity.ts'

/** The password with which a person says that a changed e-mail is theirs. */
export const ownEmailConfirmation = v.omit(confirmarMeuEmail.body, ['idPessoa'])
