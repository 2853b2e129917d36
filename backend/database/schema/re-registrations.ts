import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { RE_REGISTRATION_ITEMS } from '#domain/re-registration/groups.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'
import { sessions } from './sessions.ts'

/** Details on record beside name, birth, contacts, address and account. */
export const personalDetails = pgTable('personal_details', {
  personId: integer('person_id')
    .primaryKey()
    .references(() => people.id),
  motherName: text('mother_name').notNull(),
  maritalStatus: text('marital_status').notNull(),
  document: text('document').notNull(),
  documentIssuer: text('document_issuer').notNull(),
  /** Answers as the last granted re-registration told them. */
  declarations: jsonb('declarations').$type<Record<string, unknown>>(),
  updatedAt: instant('updated_at').notNull(),
})

/** Codes that open a re-registration; only their argon2id hash is kept. */
export const reRegistrationCodes = pgTable(
  're_registration_codes',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** Null until the e-mail that carries it is written: it is drawn then. */
    codeHash: text('code_hash'),
    /** Attendant who generated it and goes through the steps with the person; null: sent by e-mail. */
    attendantId: integer('attendant_id').references(() => people.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    /** The session of the token that it gave. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('re_registration_codes_person').on(table.personId, table.id),
    index('re_registration_codes_attendant')
      .on(table.attendantId)
      .where(sql`${table.attendantId} is not null`),
    index('re_registration_codes_session').on(table.sessionId),
  ],
)

/** Refusals of the analysis, one row for each item. */
export const reRegistrationRefusals = pgTable(
  're_registration_refusals',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    item: text('item', { enum: RE_REGISTRATION_ITEMS }).notNull(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.item] })],
)
