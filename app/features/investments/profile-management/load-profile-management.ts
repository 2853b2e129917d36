import type { QueryClient } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import type { ProfileManagementSearch } from './profile-management.search.ts'
import { requestedYear } from './requested-year.ts'

/** Reads what the page of the profiles shows first. */
export async function loadProfileManagement(
  queryClient: QueryClient,
  { idPerfil, ano }: ProfileManagementSearch,
): Promise<void> {
  await Promise.all([
    queryClient.ensureQueryData(settingLevelsQuery),
    queryClient.ensureQueryData(ask('retornarPerfis')),
    idPerfil !== undefined &&
      queryClient.ensureQueryData(ask('retornarCotas', { idPerfil, ano: requestedYear(ano) })),
  ])
}
