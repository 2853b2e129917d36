import type { SettingArea, SettingLevels } from '#domain/settings/setting-rights.ts'
import { settingLevels } from '../database/schema/setting-levels.ts'
import type { TestApi } from './test-api.ts'

/** Has an administrator's levels for an area, as if they were set long ago. */
export async function raiseLevels(
  { database, clock }: Pick<TestApi, 'database' | 'clock'>,
  area: SettingArea,
  levels: SettingLevels,
): Promise<void> {
  const row = { ...levels, version: 1, updatedAt: clock.now() }
  await database
    .insert(settingLevels)
    .values({ area, ...row })
    .onConflictDoUpdate({ target: settingLevels.area, set: row })
}
