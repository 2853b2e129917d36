import { eq } from 'drizzle-orm'
import { withoutRows } from '#domain/imports/table-head.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import { limitFiles } from '../../files/keep-file.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { ImportRecord } from './import-job.ts'

/** Puts an import away of which nothing is written: its rows go, and its file some days later. `by`: null for nobody, whose time was over. */
export async function discard(
  work: Work,
  { id, kind, reading }: ImportRecord,
  by: number | null,
): Promise<void> {
  const { database } = work
  await database.delete(importRows).where(eq(importRows.importId, id))
  await database
    .update(imports)
    .set({ state: 'discarded', discardedBy: by, sample: [], reading: withoutRows(reading) })
    .where(eq(imports.id, id))
  await limitFiles(work, { kind: 'import', id })
  await audit(work, { subjectId: null, action: 'import.discarded', entityId: id, after: { kind } })
}
