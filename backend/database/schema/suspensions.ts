import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { calendarDate, competence, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Columns of any suspension: its months, both included, as granted or as shortened later. */
export const suspensionColumns = () => ({
  id: identity(),
  linkId: integer('link_id')
    .notNull()
    .references(() => planLinks.id),
  fromMonth: competence('from_month').notNull(),
  toMonth: competence('to_month').notNull(),
  /** Day on which the person ended it before its time. Null: it ends, or ended, by itself. */
  endedEarlyOn: calendarDate('ended_early_on'),
  /** When the person was told that it ends. Null: not yet. */
  returnToldAt: instant('return_told_at'),
  /** Null for one that was taken over from another system. */
  requestId: integer('request_id').references(() => requests.id),
  createdAt: instant('created_at').notNull(),
})

/** How such a table is looked in, and what its months have to be. */
export const suspensionExtras = (
  table: { linkId: AnyPgColumn; fromMonth: AnyPgColumn; toMonth: AnyPgColumn },
  name: string,
) => [
  index(`${name}_link`).on(table.linkId, table.fromMonth),
  check(
    `${name}_months`,
    sql`${table.fromMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and ${table.toMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`,
  ),
]

/** Months without contributions. */
export const contributionSuspensions = pgTable('contribution_suspensions', suspensionColumns(), (table) =>
  suspensionExtras(table, 'contribution_suspensions'),
)
