import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { messageGroups } from '#contract/messages/message-preferences.ts'
import { instant } from './columns.ts'
import { people } from './people.ts'

/** Which optional messages a person wants by which channel. No row: they said nothing, and get them. */
export const messagePreferences = pgTable(
  'message_preferences',
  {
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    group: text('message_group', { enum: messageGroups }).notNull(),
    channel: text('channel', { enum: ['email'] }).notNull(),
    isWanted: boolean('is_wanted').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.group, table.channel] }),
    check(
      'message_preferences_group',
      sql`${table.group} in ('lembretes', 'documentos', 'andamento', 'mensagens', 'comunicados')`,
    ),
    check('message_preferences_channel', sql`${table.channel} = 'email'`),
  ],
)
