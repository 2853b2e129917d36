import { linkToken } from '#app/navigation/email-link.ts'
import { searchOf } from '#app/navigation/search-values.ts'

/**
 * Search parameters of /alterar-senha: `token` is the link of an e-mail and leaves the address at once; `esqueci` asks for a link
 * although somebody is signed in.
 */
export const passwordSearch = searchOf({
  token: linkToken,
  esqueci: (raw: unknown) => (raw === true ? true : undefined),
})
