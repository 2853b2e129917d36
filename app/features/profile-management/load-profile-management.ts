import type { QueryClient } from '@tanstack/react-query'
import { settingLevelsQuery } from '#app/session/setting-levels.queries.ts'
import { profileWindowsSetting } from '../plan-rules/profile-windows/profile-windows-setting.ts'
import { loadRuleSetting } from '../plan-rules/rule-setting.ts'
import { profileManagementQueries } from './profile-management.queries.ts'
import type { ProfileManagementSearch } from './profile-management.search.ts'
import { yearAsked } from './year-asked.ts'

/** Reads what the page of investment profiles shows first. */
export async function loadProfileManagement(
  queryClient: QueryClient,
  search: ProfileManagementSearch,
): Promise<void> {
  if (search.aba === 'periodos') return loadRuleSetting(queryClient, profileWindowsSetting, search)
  const { idPerfil, ano } = search
  await Promise.all([
    queryClient.ensureQueryData(settingLevelsQuery),
    queryClient.ensureQueryData(profileManagementQueries.all),
    idPerfil !== undefined &&
      queryClient.ensureQueryData(profileManagementQueries.unitValues(idPerfil, yearAsked(ano))),
  ])
}
