import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { imports } from './imports.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Options for a tax regime, never changed. The newest of a link is in force; the link repeats its regime. */
export const taxRegimeOptions = pgTable(
  'tax_regime_options',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    regime: text('regime', { enum: ['progressive', 'regressive'] }).notNull(),
    chosenOn: calendarDate('chosen_on').notNull(),
    /** `portal`: signed here; `imported`: on paper, before the portal. */
    origin: text('origin', { enum: ['portal', 'imported'] }).notNull(),
    requestId: integer('request_id').references(() => requests.id),
    /** The import that brought it, with which alone it may go; null for every other. */
    importId: integer('import_id').references(() => imports.id),
    /** Signed term as JSON text: its digest is of exactly these characters. */
    term: text('term'),
    /** SHA-256 of `term`, 64 hexadecimal digits. */
    termDigest: text('term_digest'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('tax_regime_options_link').on(table.linkId, table.chosenOn, table.id),
    check('tax_regime_options_regime', sql`${table.regime} in ('progressive', 'regressive')`),
    check('tax_regime_options_origin', sql`${table.origin} in ('portal', 'imported')`),
    check('tax_regime_options_digest', sql`${table.termDigest} ~ '^[0-9a-f]{64}$'`),
    check(
      'tax_regime_options_signed',
      sql`${table.origin} <> 'portal' or (${table.requestId} is not null and ${table.term} is not null and ${table.termDigest} is not null)`,
    ),
  ],
)
