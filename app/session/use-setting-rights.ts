import { useSuspenseQuery } from '@tanstack/react-query'
import { maySetting, type SettingAct, type SettingArea } from '#domain/settings/setting-rights.ts'
import { useSession } from './session-on-screen.ts'
import { settingLevelsQuery } from './setting-levels.queries.ts'

/**
 * Rights of the signed-in attendant in a part of the settings, by its levels, which the page's loader reads first. Hiding actions is a
 * courtesy; the API refuses by itself.
 */
export function useSettingRights(area: SettingArea): Readonly<Record<SettingAct, boolean>> {
  const { person } = useSession()
  const { data } = useSuspenseQuery(settingLevelsQuery)
  const known = data.find((one) => one.area === area)
  const levels = known && { edit: known.editar, publish: known.publicar }
  const may = (act: SettingAct) => maySetting(person.tipo_admin, act, levels)
  return { read: may('read'), edit: may('edit'), publish: may('publish'), archive: may('archive') }
}
