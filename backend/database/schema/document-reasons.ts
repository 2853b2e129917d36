import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { files } from './files.ts'
import { people } from './people.ts'

/** Why attendants open documents of people, as they said before; each opening repeats it on the person's access record. */
export const documentReasons = pgTable(
  'document_reasons',
  {
    id: identity(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    attendantId: integer('attendant_id')
      .notNull()
      .references(() => people.id),
    reason: text('reason').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    index('document_reasons_file').on(table.fileId, table.attendantId, table.givenAt),
    index('document_reasons_attendant').on(table.attendantId),
  ],
)
