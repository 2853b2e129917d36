import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, competence, identity, instant, percentPoints, reais } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Monthly gross salary that the sponsor informed, in force from `validFrom` until the next row. */
export const salaries = pgTable(
  'salaries',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    amount: reais('amount').notNull(),
    validFrom: calendarDate('valid_from').notNull(),
  },
  (table) => [
    unique('salaries_start').on(table.linkId, table.validFrom),
    check('salaries_amount', sql`${table.amount} >= 0`),
  ],
)

/** Chosen percentages, in force from the month `validFrom` (`AAAA-MM`) until the next row; the newest row of a month wins. */
export const contributionPercentages = pgTable(
  'contribution_percentages',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    basicPercent: percentPoints('basic').notNull(),
    supplementaryPercent: percentPoints('supplementary').notNull(),
    validFrom: competence('valid_from').notNull(),
    /** Request that asked for it; null when it came with the enrolment. */
    requestId: integer('request_id').references(() => requests.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('contribution_percentages_link').on(table.linkId, table.validFrom, table.id),
    check(
      'contribution_percentages_range',
      sql`${table.basicPercent} between 0 and 100 and ${table.supplementaryPercent} between 0 and 100`,
    ),
    check('contribution_percentages_month', sql`${table.validFrom} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)

/** Fixed monthly contribution of plans of voluntary contributions, in force from the month `validFrom` until the next row; the newest row of a month wins. */
export const voluntarySettings = pgTable(
  'voluntary_settings',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    amount: reais('amount').notNull(),
    /** 5 débito em conta, 2 boleto. */
    paymentMethod: smallint('payment_method').notNull(),
    agency: text('agency'),
    account: text('account'),
    /** Bank code; 341 is the only one the product debits. */
    bank: smallint('bank').notNull().default(341),
    validFrom: competence('valid_from').notNull(),
    requestId: integer('request_id').references(() => requests.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('voluntary_settings_link').on(table.linkId, table.validFrom, table.id),
    check('voluntary_settings_amount', sql`${table.amount} > 0`),
    check('voluntary_settings_method', sql`${table.paymentMethod} in (2, 5)`),
    check(
      'voluntary_settings_debit_account',
      sql`${table.paymentMethod} <> 5 or (${table.agency} is not null and ${table.account} is not null)`,
    ),
    check('voluntary_settings_month', sql`${table.validFrom} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
  ],
)
