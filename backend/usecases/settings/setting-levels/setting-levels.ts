import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { settingLevels } from '#backend/database/schema/setting-levels.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { AreaLevels } from '#contract/settings/setting-levels.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { initialLevels, type SettingArea, settingAreas } from '#domain/settings/setting-rights.ts'

type Change = {
  area: SettingArea
  edit: AttendantLevelId
  publish: AttendantLevelId
  /** The one that the sender saw; 0: none was written. */
  version: number
}

/** Who may change what, of every area. */
export async function listSettingLevels(database: Querier): Promise<AreaLevels[]> {
  const rows = new Map((await database.select().from(settingLevels)).map((row) => [row.area, row]))
  return settingAreas.map((area) => {
    const { edit, publish, version } = rows.get(area) ?? { ...initialLevels(area), version: 0 }
    return { area, editar: edit, publicar: publish, versao: version }
  })
}

/**
 * Changes who may change an area, with its audit row. The same again changes nothing.
 * @throws 409 `versao-desatualizada` when somebody else did in between.
 */
export async function changeSettingLevels(
  work: Work,
  { area, edit, publish, version }: Change,
): Promise<void> {
  const { database, now } = work
  // Held from here on, also where there is no row to hold yet.
  await database
    .insert(settingLevels)
    .values({ area, ...initialLevels(area), version: 0, updatedAt: now })
    .onConflictDoNothing()
  const [known] = await database
    .select()
    .from(settingLevels)
    .where(eq(settingLevels.area, area))
    .for('update')
  if (!known) throw new Error(`the levels of ${area} are gone`)
  if (known.version !== version)
    throw conflict(
      'Outra pessoa alterou esta permissão enquanto isso. Confira e tente de novo.',
      'versao-desatualizada',
    )
  const before = { edit: known.edit, publish: known.publish }
  if (before.edit === edit && before.publish === publish) return
  await database
    .update(settingLevels)
    .set({ edit, publish, version: version + 1, updatedAt: now })
    .where(eq(settingLevels.area, area))
  await audit(work, {
    subjectId: null,
    action: 'setting-levels.changed',
    entityId: area,
    before,
    after: { edit, publish },
  })
}
