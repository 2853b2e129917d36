import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { people } from './people.ts'
import { personAccesses } from './person-accesses.ts'

/** Who changed what of whom: one row for every write, in the same transaction. Never holds secrets. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Person of the token; null for the system. */
    actorId: integer('actor_id').references(() => people.id),
    /** Person whose data changed. */
    subjectId: integer('subject_id').references(() => people.id),
    /** When an attendant did it in the person's name: under which serving. */
    servingId: integer('serving_id').references(() => personAccesses.id),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** Identity of the HTTP request, as in logs and problem answers. */
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectId, table.at),
    index('audit_entries_actor').on(table.actorId, table.at),
    index('audit_entries_serving').on(table.servingId).where(sql`${table.servingId} is not null`),
    index('audit_entries_entity').on(table.entity, table.entityId),
  ],
)
