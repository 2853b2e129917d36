import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { calendarDate, identity, percentPoints, reais } from './columns.ts'
import { plans } from './plans.ts'

/** Services that a plan has switched on, by the slug of the service catalogue. */
export const planFeatures = pgTable(
  'plan_features',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    slug: text('slug').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.slug] })],
)

/**
 * Rules of a plan's regulation in force between two dates, both inclusive; `validTo` null: still in force.
 * A change is a new row, so that an old contribution can always be explained.
 */
export const planParameters = pgTable(
  'plan_parameters',
  {
    id: identity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    validFrom: calendarDate('valid_from').notNull(),
    validTo: calendarDate('valid_to'),
    /** Reference unit subtracted by the basic contribution, reais; null in plans of voluntary contributions. */
    unit: reais('unit'),
    /** Twelfths factor that spreads the thirteenth salary, as decimal text. */
    factor: numeric('factor', { precision: 6, scale: 4 }),
    basicMaximum: percentPoints('basic_maximum'),
    basicStep: percentPoints('basic_step'),
    supplementaryMaximum: percentPoints('supplementary_maximum'),
    supplementaryStep: percentPoints('supplementary_step'),
    /** Share of the basic contribution that the employer adds, in points (100 doubles it). */
    employerMatch: percentPoints('employer_match'),
    /** Highest basic percentage that the employer matches, in points; null: no ceiling. */
    employerMatchCeiling: percentPoints('employer_match_ceiling'),
    minimumVoluntary: reais('minimum_voluntary'),
    dueDay: smallint('due_day'),
    /** Rules that only one service reads: retirement ages, waiting periods, windows. */
    rules: jsonb('rules').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    unique('plan_parameters_start').on(table.planId, table.validFrom),
    index('plan_parameters_period').on(table.planId, table.validFrom.desc()),
    check('plan_parameters_order', sql`${table.validTo} is null or ${table.validTo} >= ${table.validFrom}`),
    check('plan_parameters_due_day', sql`${table.dueDay} between 1 and 28`),
  ],
)
