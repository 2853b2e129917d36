import { and, eq, inArray, sql } from 'drizzle-orm'
import { importRefusals } from '#contract/imports/imports.text.ts'
import { type OwnGroup, outcomeOf } from '#domain/imports/own-data.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import { conflict } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { heldImport, requireState, type WhichImport } from './start-import.ts'

/** Which of what people changed by themselves is written all the same: of a row, or of all of them where `line` is null. */
export type Ticks = { line: number | null; group: OwnGroup; isTicked: boolean }

/** Ticks changes, or takes that back, and counts anew what the rows come to. @throws 404; 409 where the import is not one that was checked, or no row has any such change */
export async function tickChanges(
  work: Work,
  which: WhichImport,
  { line, group, isTicked }: Ticks,
): Promise<void> {
  const { database } = work
  const record = await heldImport(database, which)
  requireState(record, ['checked'])
  const rows = await database
    .select({
      line: importRows.line,
      outcome: importRows.outcome,
      changes: importRows.changes,
      ticked: importRows.ticked,
    })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, record.id),
        inArray(importRows.outcome, ['new', 'changed', 'held']),
        line === null ? undefined : eq(importRows.line, line),
        sql`${importRows.changes} @> ${JSON.stringify([{ own: { group } }])}::jsonb`,
      ),
    )
  if (rows.length === 0) throw conflict(importRefusals.nothingToTick)
  const told = rows.map((row) => {
    const others = row.ticked.filter((one) => one !== group)
    const ticked = isTicked ? [...others, group] : others
    return { line: row.line, ticked, outcome: outcomeOf(row, ticked) }
  })
  await database.execute(sql`
    update import_rows set ticked = told.ticked, outcome = told.outcome
    from json_to_recordset(${JSON.stringify(told)}) as told(line int, ticked jsonb, outcome text)
    where import_rows.import_id = ${record.id} and import_rows.line = told.line`)
  const count = (outcome: 'changed' | 'held') =>
    database.$count(importRows, and(eq(importRows.importId, record.id), eq(importRows.outcome, outcome)))
  await database
    .update(imports)
    .set({ rowsChanged: await count('changed'), rowsHeld: await count('held') })
    .where(eq(imports.id, record.id))
  await audit(work, {
    subjectId: null,
    action: 'import.ticked',
    entityId: record.id,
    after: { kind: record.kind, group, isTicked, rows: rows.length, ...(line !== null && { line }) },
  })
}
