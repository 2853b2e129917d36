import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'

/** Something that has to be done on a day: one row for each, written with the reason for it. */
export const dueActs = pgTable(
  'due_acts',
  {
    id: identity(),
    /** Which duty, as `due-acts/due-act-kinds.ts` lists them. */
    kind: text('kind').notNull(),
    /** Row that it is about; of which table, its kind knows. */
    subjectId: integer('subject_id').notNull(),
    dueOn: calendarDate('due_on').notNull(),
    doneAt: instant('done_at'),
    /** Why nothing was to be done when it was done, as `contract/service-desk/due-acts.text.ts` names reasons; null: it was carried out, or waits. */
    skipped: text('skipped'),
    /** How often it failed, and with what. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Not tried again before; null: as soon as its day has come. */
    notBefore: instant('not_before'),
  },
  (table) => [
    unique('due_acts_once').on(table.kind, table.subjectId, table.dueOn),
    index('due_acts_waiting').on(table.kind, table.dueOn, table.id).where(sql`${table.doneAt} is null`),
    // Partial: failed acts to retry are few among all that wait.
    index('due_acts_failing')
      .on(table.kind, table.id)
      .where(sql`${table.doneAt} is null and ${table.attempts} > 0`),
    // Of all that is skipped most are notices of boletos that were paid in time, which nobody asks for.
    index('due_acts_skipped')
      .on(table.dueOn, table.kind, table.skipped)
      .where(sql`${table.skipped} is not null and ${table.skipped} <> 'not-waiting'`),
    check('due_acts_skipped_done', sql`${table.skipped} is null or ${table.doneAt} is not null`),
    check('due_acts_attempts', sql`${table.attempts} >= 0`),
  ],
)
