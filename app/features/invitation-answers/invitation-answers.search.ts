import { searchOf, textUpTo } from '#app/navigation/search-values.ts'

/** Search parameters of /onboarding/convite: `token` is the link of an e-mail and leaves the address at once. */
export const invitationSearch = searchOf({ token: textUpTo(200, undefined) })
