import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant, percentPoints } from './columns.ts'
import { people } from './people.ts'

/** Segregated portfolios, each with its own quota. */
export const investmentProfiles = pgTable('investment_profiles', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Order from the least to the most risk. */
  riskOrder: smallint('risk_order').notNull(),
})

/** Description of a profile, in force from `validFrom` until the next row; older ones explain older choices. */
export const investmentProfileVersions = pgTable(
  'profile_versions',
  {
    id: identity(),
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
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Attendant who published it; null: the installation. */
    createdBy: integer('created_by').references(() => people.id),
  },
  (table) => [
    index('profile_versions_author').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    unique('profile_versions_start').on(table.profileId, table.validFrom),
    check(
      'profile_versions_share',
      sql`${table.leastVariableIncome} >= 0 and ${table.mostVariableIncome} between ${table.leastVariableIncome} and 100`,
    ),
  ],
)
