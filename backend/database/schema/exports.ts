import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { people } from './people.ts'

/** Spreadsheets written on request, delivered only to who asked, for one hour. The file on disk is named by the id. */
export const exportedFiles = pgTable(
  'exported_files',
  {
    id: uuid('id').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    fileName: text('file_name').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('exported_files_expiry').on(table.expiresAt)],
)
