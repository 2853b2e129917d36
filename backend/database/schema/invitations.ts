import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
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
    /** As `keptPhone` of the domain; empty when it was not given. */
    phone: text('phone').notNull().default(''),
    kinship: text('kinship').notNull(),
    /** When who invites said that the invited person agreed to be written to. */
    consentedAt: instant('consented_at').notNull(),
    /** Days of São Paulo; the term runs from the last e-mail. */
    sentOn: calendarDate('sent_on').notNull(),
    /** Last day to accept it, as the last e-mail said: a rule that changes later does not move it. */
    validUntil: calendarDate('valid_until').notNull(),
    acceptedOn: calendarDate('accepted_on'),
    refusedOn: calendarDate('refused_on'),
    /** In the words of who was invited; null when they gave none. */
    refusalReason: text('refusal_reason'),
    /** Day on which somebody sent their data by its link, and who they are: a new participant, or one who was there already. */
    answeredOn: calendarDate('answered_on'),
    answeredById: integer('answered_by_id').references(() => people.id),
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
    check('invitations_phone', sql`${table.phone} ~ '^([0-9]{10,11}|[+](?!55)[1-9][0-9]{7,14})?$'`),
    check(
      'invitations_one_end',
      sql`num_nonnulls(${table.acceptedOn}, ${table.refusedOn}, ${table.cancelledOn}, ${table.bouncedOn}) <= 1`,
    ),
    check('invitations_reason', sql`${table.refusalReason} is null or ${table.refusedOn} is not null`),
    check('invitations_answer', sql`(${table.answeredOn} is null) = (${table.answeredById} is null)`),
    index('invitations_answered_by').on(table.answeredById),
  ],
)

/**
 * Links of invitations' e-mails: drawn as the e-mail is written, and only the SHA-256 is kept. One that was written twice has two, and
 * both are good for as long as the invitation is.
 */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    id: identity(),
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id),
    tokenHash: char('token_hash', { length: 64 }).notNull().unique(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [index('invitation_links_invitation').on(table.invitationId)],
)
