import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { AttendantLevelId } from '#domain/participants.ts'
import { instant } from './columns.ts'

/** From which level on attendants change a part of the settings, where an administrator said so; without a row every attendant does. */
export const settingLevels = pgTable(
  'setting_levels',
  {
    area: text('area').primaryKey(),
    /** Prepares and saves. */
    edit: smallint('edit').$type<AttendantLevelId>().notNull(),
    /** Puts in force and archives; never below `edit`. */
    publish: smallint('publish').$type<AttendantLevelId>().notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check(
      'setting_levels_bounds',
      sql`1 <= ${table.edit} and ${table.edit} <= ${table.publish} and ${table.publish} <= 3`,
    ),
  ],
)
