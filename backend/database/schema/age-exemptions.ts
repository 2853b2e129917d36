import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { competence, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/**
 * Where the exempt slice from 65 years on is used, in force from the month `validFrom` (`AAAA-MM`) until the next row; the newest row of a
 * month wins. Without a row it is applied here by itself.
 */
export const ageExemptions = pgTable(
  'age_exemptions',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Whether the slice is applied here; otherwise another paying source uses it. */
    appliesHere: boolean('applies_here').notNull(),
    /** Names of the paying sources that use it instead. */
    otherSources: text('other_sources').array().notNull(),
    validFrom: competence('valid_from').notNull(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('age_exemptions_link').on(table.linkId, table.validFrom, table.id),
    check('age_exemptions_month', sql`${table.validFrom} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('age_exemptions_sources', sql`${table.appliesHere} = (cardinality(${table.otherSources}) = 0)`),
  ],
)
