import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { planLinks } from './plans.ts'

/** Invitations to a plan by e-mail: one row for each address that somebody invited, with what became of the last e-mail. */
export const invitations = pgTable(
  'invitations',
  {
    id: identity(),
    /** Who invites, in which plan. */
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    name: text('name').notNull(),
    /** In small letters. */
    email: text('email').notNull(),
    /** Digits with area code; empty when it was not given. */
    phone: text('phone').notNull().default(''),
    kinship: text('kinship').notNull(),
    /** When who invites said that the invited person agreed to be written to. */
    consentedAt: instant('consented_at').notNull(),
    /** Days of São Paulo; the term runs from the last e-mail. */
    sentOn: calendarDate('sent_on').notNull(),
    /** Last day to accept it, as the last e-mail said: a rule that changes later does not move it. */
    validUntil: calendarDate('valid_until').notNull(),
    acceptedOn: calendarDate('accepted_on'),
    cancelledOn: calendarDate('cancelled_on'),
    /** The e-mail could not be delivered. */
    bouncedOn: calendarDate('bounced_on'),
    /** Drawn by the sender once per submission, so that sending twice writes once. */
    submissionKey: uuid('submission_key'),
  },
  (table) => [
    unique('invitations_address').on(table.linkId, table.email),
    unique('invitations_submission').on(table.linkId, table.submissionKey),
    check('invitations_email_small', sql`${table.email} = lower(${table.email})`),
    check('invitations_phone', sql`${table.phone} ~ '^([0-9]{10,11})?$'`),
    check(
      'invitations_one_end',
      sql`num_nonnulls(${table.acceptedOn}, ${table.cancelledOn}, ${table.bouncedOn}) <= 1`,
    ),
  ],
)
