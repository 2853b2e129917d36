import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, phoneCheck } from './columns.ts'
import { people } from './people.ts'

/** States of a text message. `sem-provedor`: the entity has nobody who sends them. */
export const TEXT_STATES = ['na-fila', 'enviada', 'desistiu', 'sem-provedor'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** Text messages to telephones, written in the transaction of what they tell. No code and no link is ever in one. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: identity(),
    /** Id of a message in the catalogue. */
    template: text('template').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** A mobile as its person has it on record. */
    phone: text('phone').notNull(),
    words: text('words').notNull(),
    state: text('state', { enum: TEXT_STATES }).notNull(),
    queuedAt: instant('queued_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('text_messages_person').on(table.personId, table.queuedAt),
    check('text_messages_state', sql`${table.state} in ('na-fila', 'enviada', 'desistiu', 'sem-provedor')`),
    phoneCheck('text_messages_phone', table.phone, 'mobile'),
  ],
)
