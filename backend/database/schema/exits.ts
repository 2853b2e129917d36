import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Ends of employment as the sponsor told them. What was registered by mistake is undone, never removed. */
export const exits = pgTable(
  'exits',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Day on which the sponsor told it. */
    noticedOn: calendarDate('noticed_on').notNull(),
    /** Last day of the employment. */
    endedOn: calendarDate('ended_on').notNull(),
    /** First day of it; null where the sponsor did not say. */
    hiredOn: calendarDate('hired_on'),
    /** Last day for the delivery of the exit statement. */
    statementDueOn: calendarDate('statement_due_on').notNull(),
    /** The attendant; null where it was taken over from another system. */
    registeredById: integer('registered_by_id').references(() => people.id),
    undoneAt: instant('undone_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('exits_once').on(table.linkId).where(sql`${table.undoneAt} is null`),
    index('exits_link').on(table.linkId),
    index('exits_registered').on(table.registeredById),
    check('exits_days', sql`${table.hiredOn} is null or ${table.hiredOn} <= ${table.endedOn}`),
  ],
)

/**
 * Exit statements as they were delivered: the first begins the time to choose, a corrected one answers a contestation. `content` is the
 * text itself, `digest` its SHA-256. Rows are only added.
 */
export const exitStatements = pgTable(
  'exit_statements',
  {
    id: identity(),
    exitId: integer('exit_id')
      .notNull()
      .references(() => exits.id),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    version: smallint('version').notNull(),
    deliveredOn: calendarDate('delivered_on').notNull(),
    content: text('content').notNull(),
    digest: text('digest').notNull(),
    /** The attendant; null where its day delivered it. */
    issuedById: integer('issued_by_id').references(() => people.id),
    /** The contestation that it answers; null for the first. */
    requestId: integer('request_id').references(() => requests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('exit_statements_version').on(table.exitId, table.version),
    index('exit_statements_link').on(table.linkId),
    index('exit_statements_issued').on(table.issuedById),
    check('exit_statements_first', sql`(${table.version} = 1) = (${table.requestId} is null)`),
    check('exit_statements_digest', sql`${table.digest} ~ '^[0-9a-f]{64}$'`),
  ],
)

/** Contested statements: the time to choose stands still from the day of the filing until that of the answer. */
export const exitContestations = pgTable(
  'exit_contestations',
  {
    requestId: integer('request_id')
      .primaryKey()
      .references(() => requests.id),
    exitId: integer('exit_id')
      .notNull()
      .references(() => exits.id),
    contestedOn: calendarDate('contested_on').notNull(),
    /** Null while nobody answered. */
    answeredOn: calendarDate('answered_on'),
  },
  (table) => [
    index('exit_contestations_exit').on(table.exitId),
    check(
      'exit_contestations_days',
      sql`${table.answeredOn} is null or ${table.answeredOn} >= ${table.contestedOn}`,
    ),
  ],
)
