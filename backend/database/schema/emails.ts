import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { emailFailures, emailStates } from '#contract/messages/email-states.ts'
import { announcements } from './announcements.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

/** An e-mail that carries a secret: a row of `password_links` or of `re_registration_codes`, whose secret is drawn when it is written. */
export type SecretJob =
  | { kind: 'password-link'; linkId: number }
  /** To who joined a plan, named `plan`, and has no password yet. */
  | { kind: 'welcome-link'; linkId: number; plan: string }
  | { kind: 'security-code'; codeId: number }
  /** To the address that a person was known by before another was put in its place: whether that was them. */
  | { kind: 'email-confirmation'; holdId: number }

/**
 * The outbox: every e-mail that was queued, written in the transaction of what it tells, and what became of it. No code and no link that
 * opens anything is in it: those are drawn as the e-mail is written, and stay with whoever gets it.
 */
export const emails = pgTable(
  'emails',
  {
    id: identity(),
    /** Its Message-ID is made of it: sent once more after a broken line, it is the same e-mail. */
    messageId: uuid('message_id').notNull().unique().defaultRandom(),
    /** Id of a message in the catalogue. */
    template: text('template').notNull(),
    /** Null while the address of an e-mail with a secret was not looked up. */
    recipient: text('recipient'),
    /** Whose account it is about; null for who has none. */
    personId: integer('person_id').references(() => people.id),
    requestId: integer('request_id').references(() => requests.id),
    announcementId: integer('announcement_id').references(() => announcements.id),
    /** The attendant who did what it tells. */
    causedById: integer('caused_by_id').references(() => people.id),
    variables: jsonb('variables').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Page of the portal where its link leads, from the slash on; of a link that works once without its token. */
    path: text('path').notNull(),
    /** Version of the entity's own words that it went out in; null: in the portal's. */
    textVersion: integer('text_version'),
    /** The words of a test of a text, which nobody published. */
    testedText: jsonb('tested_text').$type<{ subject: string; body: string }>(),
    /** The row whose secret is drawn as it is written. */
    secret: jsonb('secret').$type<SecretJob>(),
    /** The invitation that it carries. */
    invitation: jsonb('invitation').$type<{ id: number; sentOn: string }>(),
    state: text('state', { enum: emailStates }).notNull().default('na-fila'),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last attempt; or of what came back. */
    failure: text('failure', { enum: emailFailures }),
    queuedAt: instant('queued_at').notNull(),
    attemptedAt: instant('attempted_at'),
    sentAt: instant('sent_at'),
    /** When it was given up or refused for good, or was told to have come back. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('emails_newest').on(table.queuedAt, table.id),
    index('emails_state').on(table.state, table.queuedAt, table.id),
    index('emails_person').on(table.personId, table.queuedAt, table.id),
    index('emails_request').on(table.requestId),
    index('emails_cause').on(table.causedById).where(sql`${table.causedById} is not null`),
    index('emails_announcement')
      .on(table.announcementId, table.queuedAt, table.id)
      .where(sql`${table.announcementId} is not null`),
    check(
      'emails_state',
      sql`${table.state} in ('na-fila', 'enviado', 'tenta-de-novo', 'desistiu', 'recusado', 'devolvido')`,
    ),
    check('emails_sent', sql`(${table.state} in ('enviado', 'devolvido')) = (${table.sentAt} is not null)`),
    check(
      'emails_ended',
      sql`(${table.state} in ('desistiu', 'recusado', 'devolvido')) = (${table.endedAt} is not null)`,
    ),
    check('emails_recipient', sql`${table.recipient} is not null or ${table.secret} is not null`),
    check('emails_attempts', sql`${table.attempts} >= 0`),
  ],
)
