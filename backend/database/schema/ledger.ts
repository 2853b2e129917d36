import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import { calendarDate, competence, identity, instant, quotas, reais, unitValue } from './columns.ts'
import { investmentProfiles } from './investment-profiles.ts'
import { planLinks } from './plans.ts'

/** Value of one quota on a date. A correction is a new version; the highest version of a date is the one in force. */
export const quotaValues = pgTable(
  'quota_values',
  {
    id: identity(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    date: calendarDate('date').notNull(),
    version: smallint('version').notNull().default(1),
    value: unitValue('value').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('quota_values_version').on(table.profileId, table.date, table.version),
    check('quota_values_positive', sql`${table.value} > 0`),
  ],
)

/**
 * One lot: money that entered (positive) or left (negative) an account of a link, turned into quotas at the value of its date.
 * Lots are never changed; balance and taxation are computed from them. Only a switch of profile tells the lots of a link anew, in
 * quotas of the new profile: money and dates stay, the unit value follows, and `profile_switch_lots` keeps what stood there.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Credit date: the day whose quota value was used. */
    date: calendarDate('date').notNull(),
    /** Month that the money refers to. */
    competence: competence('competence').notNull(),
    /** CB, CS, CV, CP, CA, CR, PT-A, PT-F for what enters and, for what leaves, words such as `income`: the domain's ledger types. */
    type: text('type').$type<EntryType>().notNull(),
    /** Account of the link that the lot belongs to, as the domain's ledger names it. */
    account: text('account').$type<LedgerAccount>().notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    amount: reais('amount').notNull(),
    unitValue: unitValue('unit_value').notNull(),
    quotas: quotas('quotas').notNull(),
  },
  (table) => [
    index('ledger_entries_link').on(table.linkId, table.date),
    check('ledger_entries_type', sql`${table.type} ~ '^([A-Z]{2}(-[A-Z])?|[a-z]+(-[a-z]+)*)$'`),
    check('ledger_entries_month', sql`${table.competence} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('ledger_entries_unit', sql`${table.unitValue} > 0`),
    check(
      'ledger_entries_sign',
      sql`sign(${table.amount}) = sign(${table.quotas}) or (${table.account} in ('administration', 'risk') and ${table.quotas} = 0)`,
    ),
  ],
)
