import { and, eq, isNull, ne } from 'drizzle-orm'
import { importedSentence } from '#contract/imports/imports.text.ts'
import { instantText } from '#contract/value-text.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { proposeMapping } from '#domain/imports/map-columns.ts'
import type { TableHead } from '#domain/imports/table-head.ts'
import type { Transaction } from '../../database/client.ts'
import { imports } from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'
import { attachFiles, keepSentFile } from '../../files/keep-file.ts'
import type { ReceivedFile } from '../../files/receive-file.ts'
import { invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { planEnd } from './end-import.ts'

/**
 * Keeps a file to be imported, with its columns matched as far as their names tell. The same bytes that nobody applied yet are the import
 * that they are in. @throws 422 for those that were (E13)
 */
export async function receiveImport(
  work: Work,
  actor: Actor,
  { kind, file, head }: { kind: ImportKindId; file: ReceivedFile; head: TableHead },
): Promise<{ id: number; repetido: boolean }> {
  const { database } = work
  const { header, sample, ...reading } = head
  const before = await importOfFile(database, kind, file.sha256)
  if (before) return { id: before, repetido: true }
  const kept = await keepSentFile(work, file, { purpose: 'import', ownerId: actor.personId })
  const [stored] = await database
    .insert(imports)
    .values({
      kind,
      state: 'sent',
      fileId: kept.id,
      fileName: file.name,
      sha256: file.sha256,
      header,
      sample,
      reading,
      mapping: proposeMapping(importColumns[kind], header),
      sentBy: actor.personId,
      sentAt: work.now,
      requestId: work.requestId,
    })
    .onConflictDoNothing()
    .returning()
  if (!stored) {
    // Somebody sent the same file in the same moment.
    const other = await importOfFile(database, kind, file.sha256)
    if (!other) throw new Error('the import was not kept')
    return { id: other, repetido: true }
  }
  await attachFiles(work, [kept.id], { kind: 'import', id: stored.id })
  await planEnd(work, stored)
  await audit(work, {
    subjectId: null,
    action: 'import.sent',
    entityId: stored.id,
    after: { kind, sha256: file.sha256, fileName: file.name },
  })
  return { id: stored.id, repetido: false }
}

/** The import that a file is in; null: none. @throws 422 where it was applied */
async function importOfFile(
  database: Transaction,
  kind: ImportKindId,
  sha256: string,
): Promise<number | null> {
  const [found] = await database
    .select({ id: imports.id, state: imports.state, at: imports.appliedAt, by: people.name })
    .from(imports)
    .leftJoin(people, eq(people.id, imports.appliedBy))
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.sha256, sha256),
        ne(imports.state, 'discarded'),
        isNull(imports.releasedAt),
      ),
    )
  if (!found) return null
  if (found.state === 'applied' || found.state === 'applying' || found.state === 'undoing')
    throw invalid({
      arquivo: importedSentence({ id: found.id, by: found.by ?? '', at: found.at && instantText(found.at) }),
    })
  return found.id
}
