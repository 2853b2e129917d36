import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { importRefusals, missingColumnSentence } from '#contract/imports/imports.text.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { type ColumnMapping, mappingProblems } from '#domain/imports/map-columns.ts'
import type { Api } from '../../api.ts'
import type { Transaction } from '../../database/client.ts'
import { type ImportState, importRows, imports } from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'
import { conflict, forbidden, invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { accountRows } from './account-rows.ts'
import { discard } from './discard.ts'
import type { ImportRecord } from './import-job.ts'

/** Which import: the kind says who may, so that it has to be true. */
export type WhichImport = { kind: ImportKindId; id: number }

/** Begins the check of all rows. @throws 404; 409 once it is written; 422 by column */
export async function startCheck(
  api: Api,
  work: Work,
  { which, columns }: { which: WhichImport; columns: ColumnMapping },
): Promise<void> {
  const record = await heldImport(work.database, which)
  requireState(record, ['sent', 'checked', 'undone', 'checking'])
  const known = importColumns[record.kind]
  const mapping = Object.fromEntries(known.map(({ id }) => [id, columns[id] ?? null]))
  const problems = mappingProblems(known, mapping, record.header.length)
  if (problems.length > 0)
    throw invalid(
      Object.fromEntries(
        problems.map(({ column, code }) => [`colunas.${column}`, missingColumnSentence(code)]),
      ),
    )
  await begin(api, work, record, { state: 'checking', mapping })
}

/**
 * Begins to write what was checked. One that stands still goes on.
 * @throws 403 where a row is the actor's own, or where they sent it and it changes where people are paid; 404; 409 when it was not
 * checked, there is nothing to write, or the check found something else since
 */
export async function startApplying(
  api: Api,
  work: Work,
  {
    which,
    expected,
    actor,
  }: { which: WhichImport; expected: { fresh: number; changed: number }; actor: Actor },
): Promise<void> {
  const record = await heldImport(work.database, which)
  await requireNoneOfTheirs(work.database, record, actor)
  if (standsStill(record, 'applying')) return begin(api, work, record, {})
  requireState(record, ['checked'])
  if (record.rowsNew !== expected.fresh || record.rowsChanged !== expected.changed)
    throw conflict(importRefusals.changed, 'versao-desatualizada')
  if (expected.fresh + expected.changed === 0) throw conflict(importRefusals.nothing)
  await requireSecondAttendant(work.database, record, actor)
  const run = record.run + 1
  await begin(api, work, record, {
    state: 'applying',
    run,
    appliedBy: actor.personId,
    undoneBy: null,
    undoneAt: null,
  })
  await audit(work, {
    subjectId: null,
    action: 'import.confirmed',
    entityId: record.id,
    after: { kind: record.kind, run, rowsNew: expected.fresh, rowsChanged: expected.changed },
  })
}

/** Begins to undo. @throws 403 where a row is the actor's own; 404; 409 when it was not applied, or its rows are gone by now */
export async function startUndoing(
  api: Api,
  work: Work,
  { which, actor }: { which: WhichImport; actor: Actor },
): Promise<void> {
  const record = await heldImport(work.database, which)
  await requireNoneOfTheirs(work.database, record, actor)
  if (standsStill(record, 'undoing')) return begin(api, work, record, {})
  requireState(record, ['applied'])
  if (record.emptiedAt !== null) throw conflict(importRefusals.emptied)
  await begin(api, work, record, { state: 'undoing', undoneBy: actor.personId })
}

/** Puts one away of which nothing is written: its rows go, and its file soon after. @throws 404; 409 */
export async function discardImport(
  work: Work,
  { which, actor }: { which: WhichImport; actor: Actor },
): Promise<void> {
  const record = await heldImport(work.database, which)
  requireState(record, ['sent', 'checking', 'checked', 'undone'])
  await discard(work, record, actor.personId)
}

/** Nobody acts on themselves as the service desk, also not by a sheet: a colleague applies and undoes it. */
async function requireNoneOfTheirs(
  database: Transaction,
  { id }: ImportRecord,
  { personId }: Actor,
): Promise<void> {
  const [own] = await database
    .select({ line: importRows.line })
    .from(importRows)
    .innerJoin(people, sql`${people.cpf} = ${importRows.values} ->> 'cpf'`)
    .where(
      and(
        eq(people.id, personId),
        eq(importRows.importId, id),
        inArray(importRows.outcome, ['new', 'changed']),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(1)
  if (own) throw forbidden(importRefusals.own(own.line))
}

/** Where people are paid two attendants see to, as with money: who brought it does not put it in force. @throws 403 */
async function requireSecondAttendant(
  database: Transaction,
  record: ImportRecord,
  { personId }: Actor,
): Promise<void> {
  if (record.sentBy !== personId) return
  if ((await accountRows(database, record.id)) > 0) throw forbidden(importRefusals.secondAttendant)
}

/** The row of an import, held. @throws 404 */
export async function heldImport(database: Transaction, { kind, id }: WhichImport): Promise<ImportRecord> {
  const [record] = await database
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.kind, kind)))
    .for('update')
  if (!record) throw notFound(importRefusals.unknown)
  return record
}

/** @throws 409 where the import is not in one of these states any more */
export function requireState({ state }: ImportRecord, states: readonly ImportState[]): void {
  if (!states.includes(state)) throw conflict(importRefusals.state)
}

function standsStill({ state, failure }: ImportRecord, wanted: ImportState): boolean {
  return state === wanted && failure !== null
}

async function begin(
  { imports: queue }: Api,
  { database, requestId }: Work,
  record: ImportRecord,
  set: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  const fresh = set.state === undefined ? {} : { cursor: 0, progress: 0, obstacles: [] }
  await database
    .update(imports)
    .set({ ...fresh, ...set, failure: null, failures: 0, requestId })
    .where(eq(imports.id, record.id))
  await queue.enqueue(database, record.id)
}
