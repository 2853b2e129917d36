import { eq } from 'drizzle-orm'
import { initialLevels, type SettingArea, type SettingLevels } from '#domain/settings/setting-rights.ts'
import type { Querier } from '../client.ts'
import { settingLevels } from '../schema/setting-levels.ts'

/** From which level on attendants change an area now. */
export async function settingLevelsOf(database: Querier, area: SettingArea): Promise<SettingLevels> {
  const [row] = await database
    .select({ edit: settingLevels.edit, publish: settingLevels.publish })
    .from(settingLevels)
    .where(eq(settingLevels.area, area))
  return row ?? initialLevels(area)
}
