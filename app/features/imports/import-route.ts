import { stripSearchParams } from '@tanstack/react-router'
import { requireAttendant } from '#app/session/require-attendant.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { importsSearch, importsSearchDefaults } from './imports.search.ts'

/**
 * What the routes of all imports share and every page carries: search parameters and gate. Loader, title and component are written as
 * literal keys beside it, because only then do they come with their page.
 */
export const importRoute = {
  validateSearch: importsSearch,
  search: { middlewares: [stripSearchParams<ReturnType<typeof importsSearch>>(importsSearchDefaults)] },
  beforeLoad: ({ context }: { context: { session: VisibleSession | null } }) =>
    requireAttendant(context.session),
  loaderDeps: ({ search }: { search: ReturnType<typeof importsSearch> }) => search,
}
