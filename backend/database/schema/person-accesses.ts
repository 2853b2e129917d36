import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'

/**
 * Who of the service desk came to a person's data, and why: one row for each time that they acted in the person's name (`serving`), and
 * one for whatever a session looked at by itself (`consultation`). Of a row only `endedAt` is written later. Rows outlive the session
 * they name, which is deleted in time.
 */
export const personAccesses = pgTable(
  'person_accesses',
  {
    id: identity(),
    /** Whose data it is. */
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    attendantId: integer('attendant_id')
      .notNull()
      .references(() => people.id),
    /** Level at that time: 1 Atendente, 2 Cadastro, 3 Administrador. */
    attendantLevel: smallint('attendant_level').notNull(),
    sessionId: integer('session_id').notNull(),
    kind: text('kind', { enum: ['serving', 'consultation'] }).notNull(),
    /** Why the attendant acted in the person's name. */
    reason: text('reason'),
    startedAt: instant('started_at').notNull(),
    /** When a serving ends by itself. */
    endsAt: instant('ends_at'),
    /** When a serving was ended; of a consultation, when something was looked at last. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('person_accesses_person').on(table.personId, table.startedAt, table.id),
    index('person_accesses_attendant').on(table.attendantId),
    uniqueIndex('person_accesses_one_open')
      .on(table.sessionId)
      .where(sql`${table.kind} = 'serving' and ${table.endedAt} is null`),
    uniqueIndex('person_accesses_one_consultation')
      .on(table.sessionId, table.personId)
      .where(sql`${table.kind} = 'consultation'`),
    check('person_accesses_level', sql`${table.attendantLevel} between 1 and 3`),
    check('person_accesses_kind', sql`${table.kind} in ('serving', 'consultation')`),
    check('person_accesses_somebody_else', sql`${table.attendantId} <> ${table.personId}`),
    check(
      'person_accesses_serving',
      sql`(${table.kind} = 'serving') = (${table.reason} is not null) and (${table.kind} = 'serving') = (${table.endsAt} is not null)`,
    ),
    check('person_accesses_order', sql`${table.endedAt} is null or ${table.endedAt} >= ${table.startedAt}`),
  ],
)
