import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { calendarDate, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

export const DECLARATION_KINDS = ['pep', 'fatca', 'residente-exterior'] as const
export type DeclarationKind = (typeof DECLARATION_KINDS)[number]

/**
 * Declarations of a person, one row each, never changed; what was declared is in the request's payload. They are about the person: the
 * plan in which they were made does not matter.
 */
export const declarations = pgTable(
  'declarations',
  {
    requestId: integer('request_id')
      .primaryKey()
      .references(() => requests.id),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind', { enum: DECLARATION_KINDS }).notNull(),
    declaredAt: instant('declared_at').notNull(),
    /** Last good day; null: it has no end. */
    validUntil: calendarDate('valid_until'),
  },
  (table) => [
    index('declarations_person').on(table.personId, table.kind, table.declaredAt),
    check('declarations_kind', sql`${table.kind} in ('pep', 'fatca', 'residente-exterior')`),
  ],
)
