import { stripSearchParams } from '@tanstack/react-router'
import { requireAttendant } from '#app/session/require-attendant.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { type RegistrySearch, registrySearch, registrySearchDefaults } from './registry.search.ts'

/**
 * Shared by the routes of all registries: search parameters and gate. Loader, title and component stay literal keys in each route file,
 * because only those are split out with their page.
 */
export const registryRoute = {
  validateSearch: registrySearch,
  search: { middlewares: [stripSearchParams<RegistrySearch>(registrySearchDefaults)] },
  beforeLoad: ({ context }: { context: { session: VisibleSession | null } }) =>
    requireAttendant(context.session),
  loaderDeps: ({ search }: { search: RegistrySearch }) => search,
}
