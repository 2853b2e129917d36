import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { DeskActOnWire } from '#contract/requests/desk-acts.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

const STATES = ['waiting', 'done', 'undone', 'refused'] as const

/**
 * An attendant's act on several requests at once, one row for each request. It waits for some seconds, in which it can be undone, and is
 * then done by a job of any node; a refused one keeps the reason.
 */
export const deskActs = pgTable(
  'desk_acts',
  {
    id: identity(),
    /** Of everything that was asked at once. */
    batchId: uuid('batch_id').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => people.id),
    sessionId: integer('session_id').notNull(),
    /** The HTTP request that asked. */
    askedIn: text('asked_in').notNull(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    /** Version of the request that its owner saw. */
    version: integer('version').notNull(),
    /** As the wire spells it. */
    act: jsonb('act').$type<DeskActOnWire>().notNull(),
    state: text('state', { enum: STATES }).notNull(),
    refusal: text('refusal'),
    /** How often it was begun. */
    attempt: smallint('attempt').notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    undoUntil: instant('undo_until').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('desk_acts_batch').on(table.batchId, table.id),
    index('desk_acts_request').on(table.requestId),
    index('desk_acts_owner').on(table.ownerId),
    index('desk_acts_ended').on(table.endedAt),
    uniqueIndex('desk_acts_one_waiting').on(table.requestId).where(sql`${table.state} = 'waiting'`),
    check('desk_acts_state', sql.raw(`state in (${STATES.map((name) => `'${name}'`).join(', ')})`)),
    check('desk_acts_ended_at', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
    check('desk_acts_refusal', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
  ],
)
