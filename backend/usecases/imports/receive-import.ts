import { and, eq, ne } from 'drizzle-orm'
import { importedSentence } from '#contract/imports.text.ts'
import { emptyTable, unreadableTableSentence } from '#contract/unreadable-table.text.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { importColumns, MOST_IMPORT_ROWS } from '#domain/imports/import-sheets.ts'
import { proposeMapping } from '#domain/imports/map-columns.ts'
import type { Transaction } from '../../database/client.ts'
import { imports } from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'
import { printInstant } from '../../documents/print-format.ts'
import type { SentContent } from '../../files/accepted-file.ts'
import { attachFiles, keepSentFile } from '../../files/keep-file.ts'
import { ReadingCutOff, readSent } from '../../files/reading-threads.ts'
import type { ReceivedFile } from '../../files/receive-file.ts'
import { invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { planEnd } from './end-import.ts'

/** Rows that are shown beside the header, so that people see which column is which. */
const SAMPLE_ROWS = 3

/** Longest text of a cell that is shown. */
const LONGEST_SHOWN = 60

/** What a file begins with. */
export type ImportHead = { header: string[]; sample: string[][] }

/** Time of the processor that a file may take, milliseconds, and for each megabyte: the largest takes a fifth of that. */
const READING_MS = 2000
const READING_MS_OF_MEGABYTE = 1000

/**
 * Reads a file to its end before anything of it is kept, for its header and first rows: what is wrong with any of the others is told to
 * whoever sent it. @throws 422 for one that cannot be read, has no rows, or more of anything than a sheet has
 */
export async function requireHead({ content, leaving }: SentContent): Promise<ImportHead> {
  const outcome = await readSent('table', content, {
    leaving,
    withinMs: READING_MS + READING_MS_OF_MEGABYTE * (content.length / 1_000_000),
    shownRows: 1 + SAMPLE_ROWS,
    mostRows: 1 + MOST_IMPORT_ROWS,
  }).catch((error: unknown) => {
    if (!(error instanceof ReadingCutOff)) throw error
    return { ok: false, problems: [{ reason: 'too-complex' }] } as const
  })
  if (!outcome.ok) throw invalid({ arquivo: outcome.problems.map(unreadableTableSentence).join(' ') })
  const [header, ...sample] = outcome.result.map((row) => row.map((cell) => cell.slice(0, LONGEST_SHOWN)))
  if (!header || sample.length === 0) throw invalid({ arquivo: emptyTable })
  return { header, sample }
}

/**
 * Keeps a file to be imported, with its columns matched as far as their names tell. The same bytes that nobody applied yet are the import
 * that they are in. @throws 422 for those that were (E13)
 */
export async function receiveImport(
  work: Work,
  actor: Actor,
  { kind, file, head }: { kind: ImportKindId; file: ReceivedFile; head: ImportHead },
): Promise<{ id: number; repetido: boolean }> {
  const { database } = work
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
      ...head,
      mapping: proposeMapping(importColumns[kind], head.header),
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
    .where(and(eq(imports.kind, kind), eq(imports.sha256, sha256), ne(imports.state, 'discarded')))
  if (!found) return null
  if (found.state === 'applied' || found.state === 'applying' || found.state === 'undoing')
    throw invalid({
      arquivo: importedSentence({ id: found.id, by: found.by ?? '', at: found.at && printInstant(found.at) }),
    })
  return found.id
}
