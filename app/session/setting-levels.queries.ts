import { queryOptions } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'

/** From which level on attendants change each part of the settings. */
export const settingLevelsQuery = queryOptions({
  ...ask('retornarPermissoes'),
  staleTime: 60_000,
})
