import { levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import { levelOf, maySetting, type SettingAct, type SettingArea } from '#domain/settings/setting-rights.ts'
import type { Querier } from '../database/client.ts'
import { settingLevelsOf } from '../database/queries/setting-levels.ts'
import { attendantLevelNamed } from '../names.ts'
import { forbidden } from '../problem.ts'
import type { Actor } from './actor.ts'

/** @throws 403 unless the actor is of the level that administrators ask for such an act in this area. */
export async function requireSetting(
  database: Querier,
  actor: Pick<Actor, 'level'>,
  { area, act }: { area: SettingArea; act: SettingAct },
): Promise<void> {
  const levels = await settingLevelsOf(database, area)
  if (maySetting(actor.level, act, levels)) return
  const level = `o nível ${levelAndAbove(attendantLevelNamed(levelOf(act, levels)))}`
  if (area !== 'auditoria') throw forbidden(`Esta configuração pede ${level} para ser alterada.`)
  throw forbidden(`A auditoria pede ${level} para ser ${act === 'edit' ? 'consultada' : 'exportada'}.`)
}
