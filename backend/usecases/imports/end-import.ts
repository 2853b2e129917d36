import { eq } from 'drizzle-orm'
import { addDays, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { importKeptThrough } from '#domain/imports/import-retention.ts'
import { withoutRows } from '#domain/imports/table-head.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import { type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import { planAct } from '../../due-acts/plan-acts.ts'
import { endFiles } from '../../files/keep-file.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { discard } from './discard.ts'
import type { ImportRecord } from './import-job.ts'
import { refusalsByCode, resultsOf } from './row-totals.ts'

/** Last day on which the rows and the file of an import are there; null when they are gone. */
export function keptThrough(record: ImportRecord): IsoDate | null {
  const { state, emptiedAt, sentAt, checkedAt, appliedAt, undoneAt } = record
  if (emptiedAt !== null || state === 'discarded') return null
  const acts = [sentAt, checkedAt, appliedAt, undoneAt].map((at) => at?.getTime() ?? 0)
  return importKeptThrough(saoPauloDateOf(new Date(Math.max(...acts))))
}

/** Plans the day on which nobody needs the rows and the file of an import any more. */
export async function planEnd(work: Pick<Work, 'database'>, record: ImportRecord): Promise<void> {
  const last = keptThrough(record)
  if (last !== null) await planAct(work, 'import-retention', record.id, addDays(last, 1))
}

/**
 * Lets go of the rows and the file of an import whose time is over. Of one that was applied what it came to stays, as its audit rows do; one
 * of which nothing is written is put away. Where something was done with it since, it has its time from then.
 */
export async function endImport(work: Work, id: number): Promise<ActOutcome> {
  const { database, now } = work
  const [record] = await database.select().from(imports).where(eq(imports.id, id)).for('update')
  const last = record ? keptThrough(record) : null
  if (!record) return skip('gone')
  if (last === null) return skip('done-before')
  if (saoPauloDateOf(now) <= last) {
    await planEnd(work, record)
    return skip('other-day')
  }
  if (record.state === 'checking' || record.state === 'applying' || record.state === 'undoing') return 'later'
  if (record.state === 'applied') await empty(work, record)
  else await discard(work, record, null)
  return 'done'
}

async function empty(work: Work, { id, kind, reading }: ImportRecord): Promise<void> {
  const { database, now } = work
  const totals = { results: await resultsOf(database, id), refusals: await refusalsByCode(database, id) }
  await database.delete(importRows).where(eq(importRows.importId, id))
  await database
    .update(imports)
    .set({ emptiedAt: now, totals, sample: [], reading: withoutRows(reading), obstacles: [] })
    .where(eq(imports.id, id))
  await endFiles(work, { kind: 'import', id })
  await audit(work, { subjectId: null, action: 'import.emptied', entityId: id, after: { kind } })
}
