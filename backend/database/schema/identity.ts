import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountChecks, accountColumns, calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

/** Who brought a change of somebody's e-mail, telephones or password about. */
export const IDENTITY_WAYS = ['own', 'link', 'service-desk', 'import', 're-registration'] as const
export type IdentityWay = (typeof IDENTITY_WAYS)[number]

/** Every change of what a person is known by when they come back: that it happened, never the values. */
export const identityChanges = pgTable(
  'identity_changes',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    fact: text('fact', { enum: ['email', 'phones', 'password'] }).notNull(),
    way: text('way', { enum: IDENTITY_WAYS }).notNull(),
    /** The attendant who changed it; null where it was the person. */
    attendantId: integer('attendant_id').references(() => people.id),
    at: instant('at').notNull(),
  },
  (table) => [
    index('identity_changes_person').on(table.personId, table.at),
    index('identity_changes_attendant')
      .on(table.attendantId, table.at)
      .where(sql`${table.attendantId} is not null`),
    check('identity_changes_fact', sql`${table.fact} in ('email', 'phones', 'password')`),
    check(
      'identity_changes_way',
      sql`${table.way} in ('own', 'link', 'service-desk', 'import', 're-registration')`,
    ),
  ],
)

/** How the wait of an e-mail came to its end. `taken-back`: the one before is in force again. `replaced`: another change came after it. */
export const HOLD_OUTCOMES = ['waited', 'old-address', 'attendants', 'own', 'taken-back', 'replaced'] as const
export type HoldOutcome = (typeof HOLD_OUTCOMES)[number]

/**
 * An e-mail that was changed for a person and not by them. Until `opensOn`, or until somebody confirms it, it opens no new password and no
 * new account of the person takes effect.
 */
export const emailHolds = pgTable(
  'email_holds',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** The last one that the person was known by; null: none. */
    before: text('before'),
    after: text('after').notNull(),
    way: text('way', { enum: IDENTITY_WAYS }).notNull(),
    changedBy: integer('changed_by').references(() => people.id),
    requestId: integer('request_id').references(() => requests.id),
    begunAt: instant('begun_at').notNull(),
    opensOn: calendarDate('opens_on').notNull(),
    /** SHA-256 of the token in the e-mail to the address before; null while none was written. */
    tokenHash: char('token_hash', { length: 64 }).unique(),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: HOLD_OUTCOMES }),
  },
  (table) => [
    uniqueIndex('email_holds_open').on(table.personId).where(sql`${table.endedAt} is null`),
    index('email_holds_person').on(table.personId, table.begunAt),
    index('email_holds_request').on(table.requestId),
    index('email_holds_attendant').on(table.changedBy).where(sql`${table.changedBy} is not null`),
    check('email_holds_ended', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
    check(
      'email_holds_outcome',
      sql`${table.outcome} in ('waited', 'old-address', 'attendants', 'own', 'taken-back', 'replaced')`,
    ),
  ],
)

/** Attendants who said that a changed e-mail is the person's. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    holdId: integer('hold_id')
      .notNull()
      .references(() => emailHolds.id, { onDelete: 'cascade' }),
    attendantId: integer('attendant_id')
      .notNull()
      .references(() => people.id),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.attendantId] }),
    index('email_confirmations_attendant').on(table.attendantId),
  ],
)

/** A person's account that takes effect once their e-mail does not wait any more. */
export const waitingBankAccounts = pgTable(
  'waiting_bank_accounts',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => people.id),
    ...accountColumns(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => accountChecks('waiting_bank_accounts', table),
)

/** The e-mail of somebody who attends, asked for by an administrator and not changed before another one confirms it. */
export const attendantEmailChanges = pgTable(
  'attendant_email_changes',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    email: text('email').notNull(),
    reason: text('reason'),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => people.id),
    askedAt: instant('asked_at').notNull(),
    endedBy: integer('ended_by').references(() => people.id),
    endedAt: instant('ended_at'),
    outcome: text('outcome', { enum: ['confirmed', 'taken-back'] }),
  },
  (table) => [
    uniqueIndex('attendant_email_changes_open').on(table.personId).where(sql`${table.endedAt} is null`),
    check(
      'attendant_email_changes_ended',
      sql`(${table.endedAt} is null) = (${table.outcome} is null) and (${table.endedAt} is null) = (${table.endedBy} is null)`,
    ),
    check(
      'attendant_email_changes_eyes',
      sql`${table.outcome} is distinct from 'confirmed' or ${table.endedBy} <> ${table.askedBy}`,
    ),
    check('attendant_email_changes_outcome', sql`${table.outcome} in ('confirmed', 'taken-back')`),
  ],
)
