import { queryOptions } from '@tanstack/react-query'
import { settingLevels } from './setting-levels.functions.ts'

/** From which level on attendants change each part of the settings. */
export const settingLevelsQuery = queryOptions({
  queryKey: ['setting-levels'],
  queryFn: () => settingLevels(),
  staleTime: 60_000,
})
