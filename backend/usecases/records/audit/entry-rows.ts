import { desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Querier } from '#backend/database/client.ts'
import { auditEntries } from '#backend/database/schema/audit.ts'
import { people } from '#backend/database/schema/people.ts'
import { actionSentence, subjectOf } from '#backend/security/audit-actions/all-actions.ts'
import type { AuditEntry } from '#contract/records/audit.ts'

/** An entry with the names of who did it and of whom it is about. */
export type EntryRow = {
  entry: typeof auditEntries.$inferSelect
  actorName: string | null
  subjectName: string | null
}

/** Entries by their ids, newest first. */
export async function entryRows(database: Querier, ids: readonly number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  const [actor, subject] = [alias(people, 'actor'), alias(people, 'subject')]
  return database
    .select({ entry: auditEntries, actorName: actor.name, subjectName: subject.name })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(subject, eq(subject.id, auditEntries.subjectId))
    .where(inArray(auditEntries.id, [...ids]))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
}

/** An entry as lists show it. */
export function entryOnWire({ entry, actorName, subjectName }: EntryRow): AuditEntry {
  return {
    id: entry.id,
    data: entry.at.toISOString(),
    autor: namedOrNull(entry.actorId, actorName),
    pessoa: namedOrNull(entry.subjectId, subjectName),
    descricao: actionSentence(entry),
    assunto: subjectOf(entry.action),
    emNome: entry.servingId !== null,
  }
}

/** A person by their id; null for 0, which is everybody, and for nobody. */
export async function nameOf(database: Querier, personId: number) {
  if (personId === 0) return null
  const [person] = await database
    .select({ id: people.id, nome: people.name })
    .from(people)
    .where(eq(people.id, personId))
  return person ?? null
}

function namedOrNull(id: number | null, nome: string | null) {
  return id === null || nome === null ? null : { id, nome }
}
