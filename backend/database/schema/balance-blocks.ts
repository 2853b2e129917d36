import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LedgerAccount } from '#domain/ledger.ts'
import { identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/**
 * Money of a link that an open request would take, so that no other one takes it too. `sql/request-conflicts.sql` refuses pairs that
 * cannot be: the whole of something together with any part of it.
 */
export const balanceBlocks = pgTable(
  'balance_blocks',
  {
    id: identity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** `all`: taken from the balance, whichever its accounts. */
    account: text('account').$type<LedgerAccount | 'all'>().notNull(),
    /** Reais as decimal text; null: all that there is. */
    amount: numeric('amount', { precision: 15, scale: 2 }),
    /** Points of the balance, which count instead of the amount that they came to at the filing; null: the amount counts. */
    percent: numeric('percent'),
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('balance_blocks_open').on(table.linkId).where(sql`${table.releasedAt} is null`),
    index('balance_blocks_link').on(table.linkId),
    index('balance_blocks_request').on(table.requestId),
    check('balance_blocks_amount', sql`${table.amount} is null or ${table.amount} > 0`),
    check(
      'balance_blocks_percent',
      sql`${table.percent} is null or (${table.amount} is not null and ${table.percent} > 0 and ${table.percent} < 100)`,
    ),
    check(
      'balance_blocks_account',
      sql`${table.account} in ('all', 'participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant', 'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor')`,
    ),
  ],
)

/**
 * Keeps requests of two kinds from being open at the same time for a link: each open one holds the name of every pair that its kind is in,
 * and a name is held once.
 */
export const openExclusions = pgTable(
  'open_exclusions',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Slugs of the two kinds in alphabetical order, as `portabilidade|resgate`. */
    pair: text('pair').notNull(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
  },
  (table) => [
    primaryKey({ name: 'open_exclusions_pair', columns: [table.linkId, table.pair] }),
    index('open_exclusions_request').on(table.requestId),
  ],
)
