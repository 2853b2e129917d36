import { attendantCommand } from '#app/session/server-functions.ts'
import { alterarPermissao } from '#contract/settings/setting-levels.ts'

/** Changes from which level on attendants change a part of the settings. */
export const changeSettingLevels = attendantCommand
  .validator(alterarPermissao.body)
  .handler(({ data, context }) => context.api.call(alterarPermissao, { body: data }))
