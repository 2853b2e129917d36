import { retornarPermissoes } from '#contract/settings/setting-levels.ts'
import { attendantQuery } from './server-functions.ts'

/** From which level on attendants change each part of the settings. */
export const settingLevels = attendantQuery.handler(({ context }) => context.api.call(retornarPermissoes, {}))
