import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  ENTRY_TYPES,
  type EntryType,
  isCredit,
  isIndividualAccount,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
} from '#domain/ledger.ts'
import { calendarDate, competence, identity, instant, quotas, reais, unitValue } from './columns.ts'
import { investmentProfiles } from './investment-profiles.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'

/** Cause of an entry. `pension` is the part of a beneficiary, out of one link and into another; `balance-fee` is the fee that who waits for a deferred benefit pays from the balance; `accumulation-dates` are those of money that was ported in. */
const CAUSE_KINDS = [
  'import',
  'contribution-payment',
  'request',
  'investment-profile-switch',
  'benefit-payment',
  'balance-fee',
  'correction',
  'pension',
  'accumulation-dates',
] as const
export type CauseKind = (typeof CAUSE_KINDS)[number]

const COLLECTIVE_ACCOUNTS = LEDGER_ACCOUNTS.filter((account) => !isIndividualAccount(account))

function listed(words: readonly string[]): SQL {
  return sql.raw(words.map((word) => `'${word}'`).join(', '))
}

/** Value of one quota on a date, never changed: a correction is a new version, and the highest version of a date is the one in force. */
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
    /** Attendant who told it; null: the installation or another system. */
    createdBy: integer('created_by').references(() => people.id),
    /** Why a value was corrected. */
    reason: text('reason'),
  },
  (table) => [
    index('quota_values_author').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    check(
      'quota_values_reason',
      sql`${table.createdBy} is null or (${table.version} = 1) = (${table.reason} is null)`,
    ),
    unique('quota_values_version').on(table.profileId, table.date, table.version),
    // Entries of the ledger refer to this value, not only to its version.
    unique('quota_values_published').on(table.profileId, table.date, table.version, table.value),
    check('quota_values_positive', sql`${table.value} > 0`),
  ],
)

/**
 * Money that entered (positive) or left (negative) an account of a link, in quotas at the value published for its date. Rows are only
 * ever added, by `postEntries` alone: what was wrong is reversed by another row, and a switch of profile is a row out of the old and a
 * row into the new one. Balance and taxation are sums over them.
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
    /** Day on which this money was first credited: its age for taxes. A switch keeps it; what leaves names the lot it is taken from. */
    lotDate: calendarDate('lot_date').notNull(),
    /** Month that the money refers to. */
    competence: competence('competence').notNull(),
    type: text('type').$type<EntryType>().notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    amount: reais('amount').notNull(),
    /** 0 only in a collective account on a day without a published value. */
    unitValue: unitValue('unit_value').notNull(),
    /** Version of the published value that was used; null only in a collective account. */
    quotaVersion: smallint('quota_version'),
    /** 0 in the collective accounts. */
    quotas: quotas('quotas').notNull(),
    causeKind: text('cause_kind').$type<CauseKind>().notNull(),
    /** Identity of the cause among those of its kind, such as the id of a request. */
    causeId: text('cause_id').notNull(),
    /** Told once by each cause, so that posting again posts nothing. */
    key: text('key').notNull(),
    /** Entries of one cause and one line are lots of the same movement, and one line of a statement. */
    line: text('line').notNull(),
    /** Entry that this one reverses. */
    correctsEntryId: bigint('corrects_entry_id', { mode: 'number' }).references(
      (): AnyPgColumn => ledgerEntries.id,
    ),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_key').on(table.causeKind, table.causeId, table.key),
    uniqueIndex('ledger_entries_corrected_once')
      .on(table.correctsEntryId)
      .where(sql`${table.correctsEntryId} is not null`),
    index('ledger_entries_link').on(table.linkId, table.date),
    // Whether anything was posted at a value: then it stays.
    index('ledger_entries_quota').on(table.profileId, table.date),
    foreignKey({
      name: 'ledger_entries_published_value',
      columns: [table.profileId, table.date, table.quotaVersion, table.unitValue],
      foreignColumns: [quotaValues.profileId, quotaValues.date, quotaValues.version, quotaValues.value],
    }),
    check('ledger_entries_type', sql`${table.type} in (${listed(ENTRY_TYPES)})`),
    check('ledger_entries_account', sql`${table.account} in (${listed(LEDGER_ACCOUNTS)})`),
    check('ledger_entries_cause', sql`${table.causeKind} in (${listed(CAUSE_KINDS)})`),
    check('ledger_entries_month', sql`${table.competence} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('ledger_entries_lot', sql`${table.lotDate} <= ${table.date}`),
    check(
      'ledger_entries_quota',
      sql`${table.account} in (${listed(COLLECTIVE_ACCOUNTS)}) or ${table.quotaVersion} is not null`,
    ),
    check(
      'ledger_entries_unit',
      sql`${table.unitValue} >= 0 and (${table.unitValue} = 0) = (${table.quotaVersion} is null)`,
    ),
    check(
      'ledger_entries_sign',
      sql`${table.amount} * ${table.quotas} >= 0 and (${table.account} in (${listed(COLLECTIVE_ACCOUNTS)})) = (${table.quotas} = 0)`,
    ),
    check(
      'ledger_entries_direction',
      sql`${table.correctsEntryId} is not null or (${table.amount} >= 0) = (${table.type} in (${listed(ENTRY_TYPES.filter(isCredit))})) or ${table.amount} = 0`,
    ),
  ],
)
