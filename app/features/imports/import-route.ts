import { stripSearchParams } from '@tanstack/react-router'
import { requireAttendant } from '#app/session/require-attendant.ts'
import type { VisibleSession } from '#app/session/visible-session.ts'
import { importsSearch, importsSearchDefaults } from './imports.search.ts'

/**
 * Shared by the routes of all imports: search parameters and gate. Loader, title and component stay literal keys in each route file,
 * because only those are split out with their page.
 */
export const importRoute = {
  validateSearch: importsSearch,
  search: { middlewares: [stripSearchParams<ReturnType<typeof importsSearch>>(importsSearchDefaults)] },
  beforeLoad: ({ context }: { context: { session: VisibleSession | null } }) =>
    requireAttendant(context.session),
  loaderDeps: ({ search }: { search: ReturnType<typeof importsSearch> }) => search,
}
