import { searchOf, textUpTo } from '#app/navigation/search-values.ts'

/** Search parameters of /confirmar-email: `token` is the link of an e-mail and leaves the address at once. */
export const emailConfirmationSearch = searchOf({ token: textUpTo(200, undefined) })
