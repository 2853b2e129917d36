import { and, eq, isNull, or } from 'drizzle-orm'
import { files } from '#backend/database/schema/files.ts'
import type { FilePurpose } from '#backend/file-purposes.ts'
import { findFile } from '#backend/files/find-file.ts'
import { attachFiles, type FileSubject, limitFiles, ofSubject } from '#backend/files/keep-file.ts'
import { invalid } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { registryDocumentSentences as text } from '#contract/settings/registry-documents.text.ts'

/**
 * Keeps the document that a record names with it. One that was there before and is none of it any more has the days of what came to nothing.
 * @throws 422 under its field when it is not kept any more, or is another record's
 */
export async function attachDocument(
  work: Work,
  entryId: number,
  { field, documentId, purpose }: { field: string; documentId: string | null; purpose: FilePurpose },
): Promise<void> {
  const subject: FileSubject = { kind: 'registry-entry', id: entryId }
  const mayBe = and(eq(files.purpose, purpose), or(isNull(files.subjectKind), ofSubject(subject)))
  const file = documentId === null ? null : await findFile(work.database, documentId, mayBe)
  if (documentId !== null && !file) throw invalid({ [`dados.${field}`]: text.gone })
  const ids = file ? [file.id] : []
  await attachFiles(work, ids, subject)
  await limitFiles(work, subject, ids)
}
