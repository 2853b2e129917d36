import { sql } from 'drizzle-orm'
import { char, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { plans } from './plans.ts'

/** Look of a plan: its colour and its two drawings, as SVG text. */
export const themes = pgTable(
  'themes',
  {
    id: identity(),
    planId: integer('plan_id')
      .notNull()
      .unique()
      .references(() => plans.id),
    /** `#RRGGBB`. */
    primaryColour: char('primary_colour', { length: 7 }).notNull(),
    logo: text('logo'),
    background: text('background'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('themes_colour', sql`${table.primaryColour} ~ '^#[0-9A-Fa-f]{6}$'`)],
)
