import { alterarPermissao, retornarPermissoes } from '#contract/settings/setting-levels.ts'
import type { Api } from '../api.ts'
import { changeSettingLevels, listSettingLevels } from '../usecases/settings/setting-levels/setting-levels.ts'
import { registerCall } from './register-call.ts'

/** From which level on attendants change each part of the settings. */
export function registerSettingLevelCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPermissoes, async () => listSettingLevels(database))

  registerCall(api, alterarPermissao, async ({ body, work }) => {
    const { area, editar: edit, publicar: publish, versao: version } = body
    await work((unit) => changeSettingLevels(unit, { area, edit, publish, version }))
    return listSettingLevels(database)
  })
}
