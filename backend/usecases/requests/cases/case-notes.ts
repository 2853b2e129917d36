import { asc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { caseNotes } from '#backend/database/schema/cases.ts'
import { people } from '#backend/database/schema/people.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { CaseNote } from '#contract/requests/cases.ts'
import type { RequestRow } from '../../request-engine/request-facts.ts'
import { broadcastCase } from './broadcast-case.ts'

/** The internal notes of a request, the oldest first. */
export async function caseNotesOf(database: Querier, requestId: number): Promise<CaseNote[]> {
  const rows = await database
    .select({ note: caseNotes, author: people.name })
    .from(caseNotes)
    .innerJoin(people, eq(people.id, caseNotes.authorId))
    .where(eq(caseNotes.requestId, requestId))
    .orderBy(asc(caseNotes.id))
  return rows.map(({ note, author }) => noteOnWire(note, author))
}

function noteOnWire({ id, authorId, text, at }: typeof caseNotes.$inferSelect, author: string): CaseNote {
  return { id, autor: { id: authorId, nome: author }, texto: text, data: at.toISOString() }
}

/**
 * Writes an internal note. The record of it is about nobody: what attendants write to each other is not told on the person's own record
 * (decision 126).
 */
export async function writeNote(
  work: Work,
  actor: Actor,
  { id }: Pick<RequestRow, 'id'>,
  text: string,
): Promise<CaseNote> {
  const [note] = await work.database
    .insert(caseNotes)
    .values({ requestId: id, authorId: actor.personId, text, at: work.now })
    .returning()
  if (!note) throw new Error('the note was not stored')
  await audit(work, {
    subjectId: null,
    action: 'request.noted',
    entityId: id,
    after: { noteId: note.id },
  })
  broadcastCase(work, id, 'nota')
  return noteOnWire(note, actor.name)
}
