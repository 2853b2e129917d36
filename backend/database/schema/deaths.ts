import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { PENSION_OBSTACLES } from '#domain/deaths/pension-obstacle.ts'
import { calendarDate, identity, instant, reais } from './columns.ts'
import { dependants } from './dependants.ts'
import { loans } from './loans.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'

/** Deaths as they were registered, each with its certificate among the files. Rows are only added. */
export const deaths = pgTable('deaths', {
  id: identity(),
  personId: integer('person_id')
    .notNull()
    .unique()
    .references(() => people.id),
  diedOn: calendarDate('died_on').notNull(),
  /** The attendant. */
  registeredById: integer('registered_by_id')
    .notNull()
    .references(() => people.id),
  createdAt: instant('created_at').notNull(),
})

/** Worth and debts of a plan link when the death of its person was registered. Reais; rows are only added. */
export const deathLinks = pgTable(
  'death_links',
  {
    linkId: integer('link_id')
      .primaryKey()
      .references(() => planLinks.id),
    deathId: integer('death_id')
      .notNull()
      .references(() => deaths.id),
    balance: reais('balance').notNull(),
    /** Net income of the benefit that was paid after the day of the death, to be claimed back. */
    paidAfter: reais('paid_after').notNull(),
    /** Boletos of contributions that were cancelled. */
    cancelledBoletos: integer('cancelled_boletos').notNull(),
    /** The loan whose fee covered it; null without one. */
    loanId: integer('loan_id').references(() => loans.id),
    loanCovered: reais('loan_covered'),
    /** Instalments that were due on the day and are not covered: owed by the estate. */
    loanStillOwed: reais('loan_still_owed'),
    /** Instalments paid after the day: given back to the estate. */
    loanRefund: reais('loan_refund'),
    /** Why nobody receives a pension of this link; null where somebody does. */
    withoutPension: text('without_pension', {
      enum: PENSION_OBSTACLES,
    }),
  },
  (table) => [
    index('death_links_death').on(table.deathId),
    check('death_links_amounts', sql`${table.balance} >= 0 and ${table.paidAfter} >= 0`),
    check(
      'death_links_loan',
      sql`num_nonnulls(${table.loanId}, ${table.loanCovered}, ${table.loanStillOwed}, ${table.loanRefund}) in (0, 4)`,
    ),
    check(
      'death_links_without_pension',
      sql.raw(`without_pension in (${PENSION_OBSTACLES.map((name) => `'${name}'`).join(', ')})`),
    ),
  ],
)

/** Who receives a part of what a link of somebody who died was worth. The part is fixed with the death; a pension is opened once. */
export const pensions = pgTable(
  'pensions',
  {
    id: identity(),
    deathId: integer('death_id')
      .notNull()
      .references(() => deaths.id),
    /** The link of who died. */
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    dependantId: integer('dependant_id')
      .notNull()
      .references(() => dependants.id),
    /** Points of the balance; those of a link are a hundred together. */
    points: numeric('points', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    /** The link of the beneficiary; null until the pension is opened. */
    beneficiaryLinkId: integer('beneficiary_link_id')
      .unique()
      .references(() => planLinks.id),
    /** Reais that were moved to it. */
    amount: reais('amount'),
    openedById: integer('opened_by_id').references(() => people.id),
    openedAt: instant('opened_at'),
  },
  (table) => [
    unique('pensions_dependant').on(table.linkId, table.dependantId),
    index('pensions_death').on(table.deathId),
    index('pensions_of_dependant').on(table.dependantId),
    check('pensions_points', sql`${table.points} between 0 and 100`),
    check(
      'pensions_opened',
      sql`num_nonnulls(${table.beneficiaryLinkId}, ${table.amount}, ${table.openedById}, ${table.openedAt}) in (0, 4)`,
    ),
  ],
)
