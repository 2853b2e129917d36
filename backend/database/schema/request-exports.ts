import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { files } from './files.ts'
import { people } from './people.ts'

const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const

/** Why nothing came of an export: no disk space, the storage of files away, or a fault of ours. */
const EXPORT_FAILURES = ['no-room', 'storage-away', 'unexpected'] as const
export type ExportFailure = (typeof EXPORT_FAILURES)[number]

/** In whose name an attendant acted: the row of the access record. */
type StoredServing = { accessId: number; personId: number; until: string }

/**
 * Spreadsheets of requests that people asked for: what is wanted, and how far it is. A job of the same database writes them, on whatever
 * node. A ready one goes with its file.
 */
export const requestExports = pgTable(
  'request_exports',
  {
    id: identity(),
    /** Id on the wire, and later of its file. */
    publicId: uuid('public_id').notNull().unique(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => people.id),
    /** Who asked, as they were then. Null level: a participant. */
    level: smallint('level'),
    sessionId: integer('session_id').notNull(),
    serving: jsonb('serving').$type<StoredServing>(),
    /** The HTTP request that asked. */
    requestId: text('request_id').notNull(),
    /** As the wire spells them. */
    filters: jsonb('filters').$type<Record<string, string | number>>().notNull(),
    /** Name of the file. */
    name: text('name').notNull(),
    /** Takes long by its rows: short ones do not wait for it. */
    isLong: boolean('is_long').notNull(),
    state: text('state', { enum: EXPORT_STATES }).notNull(),
    failure: text('failure', { enum: EXPORT_FAILURES }),
    /** Counts who took it up: of two nodes only the later one may say more about it. */
    attempt: integer('attempt').notNull().default(0),
    /** Requests that there were when it was asked for, and how many are written. */
    rowsTotal: integer('rows_total').notNull(),
    rowsWritten: integer('rows_written').notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    /** When it was ready or failed. */
    endedAt: instant('ended_at'),
    fileId: integer('file_id').references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('request_exports_owner').on(table.ownerId),
    index('request_exports_file').on(table.fileId),
    index('request_exports_open').on(table.id).where(sql`${table.state} in ('waiting', 'running')`),
    check(
      'request_exports_state',
      sql.raw(`state in (${EXPORT_STATES.map((name) => `'${name}'`).join(', ')})`),
    ),
    check(
      'request_exports_failure',
      sql.raw(`failure in (${EXPORT_FAILURES.map((name) => `'${name}'`).join(', ')})`),
    ),
    check('request_exports_failed', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
    check('request_exports_ready', sql`(${table.state} = 'ready') = (${table.fileId} is not null)`),
    check(
      'request_exports_ended',
      sql`(${table.state} in ('ready', 'failed')) = (${table.endedAt} is not null)`,
    ),
  ],
)
