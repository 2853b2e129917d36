import { query } from './portal-database.ts'
import type { Portal } from './portal-fixture.ts'

/** Has an administrator's levels for a part of the settings, as if they were set long ago: from which one on it is prepared, and published. */
export async function raiseLevels(
  portal: Portal,
  area: string,
  edit: number,
  publish: number,
): Promise<void> {
  await query(
    portal,
    `insert into setting_levels (area, edit, publish, version, updated_at) values ($1, $2, $3, 1, now())`,
    [area, edit, publish],
  )
}
