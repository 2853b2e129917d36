import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './columns.ts'
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
    // Lists are newest first. What else is asked for follows the order, so that the index alone tells which rows these are.
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_subject').on(table.subjectId, table.at, table.id, table.action, table.actorId),
    index('audit_entries_actor').on(table.actorId, table.at, table.id, table.action),
    index('audit_entries_action').on(table.action, table.at, table.id),
    index('audit_entries_serving').on(table.servingId).where(sql`${table.servingId} is not null`),
    index('audit_entries_entity').on(table.entity, table.entityId),
  ],
)

/**
 * The chain over {@link auditEntries}: a seal for each entry, in the order in which they were sealed. `hash` is the SHA-256 of the seal before
 * (32 zeros for the first) and of the entry's content, so that a row that was changed, taken away or put between breaks it from there on.
 * Written by `seal_audit_entries()` alone; no reference holds the entry, since holding it would rewrite its row.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull().unique(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    check('audit_seals_position', sql`${table.position} > 0`),
    check('audit_seals_hash', sql`length(${table.hash}) = 32`),
  ],
)

/** Entries that wait for their seal; a trigger notes every one that is written. */
export const auditUnsealed = pgTable('audit_unsealed', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
})
