import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { calendarDate, percentPoints } from './columns.ts'

/** Segregated portfolios, each with its own quota. */
export const investmentProfiles = pgTable('investment_profiles', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Order from the least to the most risk. */
  riskOrder: smallint('risk_order').notNull(),
})

/** What is said of a profile from a day on. The newest version that has begun is in force; older ones explain older choices. */
export const investmentProfileVersions = pgTable(
  'profile_versions',
  {
    profileId: integer('profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    validFrom: calendarDate('valid_from').notNull(),
    description: text('description').notNull(),
    /** Share of variable income that the investment policy allows, points. */
    leastVariableIncome: percentPoints('least_variable_income').notNull(),
    mostVariableIncome: percentPoints('most_variable_income').notNull(),
    /** Whether it may be chosen. */
    isOffered: boolean('is_offered').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.validFrom] }),
    check(
      'profile_versions_share',
      sql`${table.leastVariableIncome} >= 0 and ${table.mostVariableIncome} between ${table.leastVariableIncome} and 100`,
    ),
  ],
)
