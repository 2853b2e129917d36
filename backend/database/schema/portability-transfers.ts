import { sql } from 'drizzle-orm'
import { char, check, index, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { IsoDate } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import { accountColumns, calendarDate, identity, instant, reais } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Age and origin of what was transferred: they travel with it. `value` in reais. */
export type TransferredLot = { account: LedgerAccount; creditedOn: IsoDate; quotas: string; value: number }

/** Terms of portabilities that were sent to the entity of the destination; one a request, never changed. */
export const portabilityTerms = pgTable(
  'portability_terms',
  {
    requestId: integer('request_id')
      .primaryKey()
      .references(() => requests.id),
    /** Last day for it, by the rule of the day of the filing. */
    dueOn: calendarDate('due_on').notNull(),
    sentOn: calendarDate('sent_on').notNull(),
    /** The attendant who recorded it. */
    sentById: integer('sent_by_id')
      .notNull()
      .references(() => people.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('portability_terms_sender').on(table.sentById)],
)

/** Savings that went to another entity; never changed. It names the destination as it was on that day. */
export const portabilityTransfers = pgTable(
  'portability_transfers',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    transferredOn: calendarDate('transferred_on').notNull(),
    amount: reais('amount').notNull(),
    /** Points of the balance. */
    percent: numeric('percent', { precision: 7, scale: 4 }).notNull(),
    entityName: text('entity_name').notNull(),
    cnpj: char('cnpj', { length: 14 }).notNull(),
    planName: text('plan_name').notNull(),
    /** CNPB, or the process at SUSEP. */
    planCode: text('plan_code').notNull(),
    ...accountColumns(),
    lots: jsonb('lots').$type<readonly TransferredLot[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('portability_transfers_once').on(table.requestId),
    index('portability_transfers_link').on(table.linkId, table.transferredOn),
    check('portability_transfers_amount', sql`${table.amount} > 0`),
    check('portability_transfers_percent', sql`${table.percent} > 0 and ${table.percent} <= 100`),
    check('portability_transfers_cnpj', sql`${table.cnpj} ~ '^[0-9A-Z]{12}[0-9]{2}$'`),
  ],
)
