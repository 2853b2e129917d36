import { redirect } from '@tanstack/react-router'
import { searchOf, textUpTo } from './search-values.ts'

/** The link of an e-mail in an address, which it leaves at once. */
export const linkToken = textUpTo(200, undefined)

/** Search parameters of a page that only a link brings something to. */
export const linkSearch = searchOf({ token: linkToken })

type KeepLink = (options: { data: { token: string } }) => Promise<unknown>

/**
 * Keeps the link that somebody came by and opens the page without it. `take` is fetched only for who comes by one: every page's first bundle
 * carries these routes.
 */
export function keepsLink(
  to: '/alterar-senha' | '/confirmar-email' | '/onboarding/convite',
  take: () => Promise<KeepLink>,
) {
  return async ({ search: { token } }: { search: { token?: string | undefined } }): Promise<void> => {
    if (token === undefined) return
    await (await take())({ data: { token } })
    throw redirect({ to, search: {}, replace: true })
  }
}
