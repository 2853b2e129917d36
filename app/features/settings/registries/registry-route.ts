import { stripSearchParams } from '@tanstack/react-router'
import { requireAttendant } from '#app/session/require-attendant.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { type RegistrySearch, registrySearch, registrySearchDefaults } from './registry.search.ts'

/**
 * What the routes of all registries share and every page carries: search parameters and gate. Loader, title and component are
 * written as literal keys beside it, because only then do they come with their page.
 */
export const registryRoute = {
  validateSearch: registrySearch,
  search: { middlewares: [stripSearchParams<RegistrySearch>(registrySearchDefaults)] },
  beforeLoad: ({ context }: { context: { session: VisibleSession | null } }) =>
    requireAttendant(context.session),
  loaderDeps: ({ search }: { search: RegistrySearch }) => search,
}
