import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity } from './columns.ts'

/** Tables of the income tax, each in force between two dates, both inclusive; `validTo` null: nothing ends it yet. */
export const taxRules = pgTable(
  'tax_rules',
  {
    id: identity(),
    /**
     * `monthly`: withholding of the progressive regime; `annual`: the return of a year; `regressive`: rates by age; `redemption`: what
     * the progressive regime withholds from a redemption.
     */
    kind: text('kind').notNull(),
    validFrom: calendarDate('valid_from').notNull(),
    validTo: calendarDate('valid_to'),
    /** Law that set it, by name and number. */
    source: text('source').notNull(),
    rules: jsonb('rules').$type<object>().notNull(),
  },
  (table) => [
    unique('tax_rules_start').on(table.kind, table.validFrom),
    check('tax_rules_order', sql`${table.validTo} is null or ${table.validTo} >= ${table.validFrom}`),
  ],
)
