import { maySetting, type SettingAct } from '#domain/settings/setting-rights.ts'
import { useSession } from './session-on-screen.ts'

/** What the signed-in attendant may do in the settings. Manners only; the API refuses by itself. */
export function useSettingRights(): Readonly<Record<SettingAct, boolean>> {
  const { person } = useSession()
  const may = (act: SettingAct) => maySetting(person.tipo_admin, act)
  return { read: may('read'), edit: may('edit'), publish: may('publish'), archive: may('archive') }
}
