import { and, eq, inArray, sql } from 'drizzle-orm'
import { indexerValues, registryEntries } from '#backend/database/schema/registries.ts'
import { conflict, invalid } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkMonthValues } from '#contract/settings/indexer-check.ts'
import { competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { type IndexerValue, inOrder } from '#domain/settings/indexers/indexer-values.ts'
import { lockEntry } from '../registries/entry-rows.ts'
import { readIndexerRows } from './indexer-rows.ts'

/**
 * Replaces the monthly values of an index. The record's version grows, so that two who edit at once do not both succeed. The audit
 * keeps only the months that changed.
 * @throws 404; 409 `versao-desatualizada`, or archived; 422 by place in the list
 */
export async function saveIndexerValues(
  work: Work,
  actor: Actor,
  asked: { id: number; version: number; values: readonly IndexerValue[] },
): Promise<void> {
  const { id, version, values } = asked
  const entry = await lockEntry(work.database, { registry: 'indexadores', id, version })
  if (entry.archivedAt !== null) {
    throw conflict('Este indexador está arquivado. Reative-o antes de registrar valores.')
  }
  const outcome = checkMonthValues(
    values.map(({ competence, percent }) => ({ competencia: competence, percentual: percent })),
    competenceOf(saoPauloDateOf(work.now)),
  )
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  const before = (await readIndexerRows(work.database, [id])).get(id) ?? []
  const { changed, gone, audited } = difference(before, values)
  if (gone.length > 0) {
    await work.database
      .delete(indexerValues)
      .where(and(eq(indexerValues.entryId, id), inArray(indexerValues.competence, gone)))
  }
  if (changed.length > 0) {
    await work.database
      .insert(indexerValues)
      .values(changed.map(({ competence, percent }) => ({ entryId: id, competence, percent })))
      .onConflictDoUpdate({
        target: [indexerValues.entryId, indexerValues.competence],
        set: { percent: sql`excluded.percent` },
      })
  }
  await work.database
    .update(registryEntries)
    .set({ version: version + 1, updatedAt: work.now, updatedBy: actor.personId })
    .where(eq(registryEntries.id, id))
  await audit(work, { subjectId: null, entityId: id, action: 'indexer-values.changed', ...audited })
}

function difference(before: readonly IndexerValue[], after: readonly IndexerValue[]) {
  const [known, wanted] = [byMonth(before), byMonth(after)]
  const changed = inOrder(after).filter(({ competence, percent }) => known[competence] !== percent)
  const gone = before.map(({ competence }) => competence).filter((month) => !(month in wanted))
  const touched = [...changed.map(({ competence }) => competence), ...gone]
  const pick = (from: Record<string, number>) =>
    Object.fromEntries(touched.map((month) => [month, from[month] ?? null]))
  return { changed, gone, audited: { before: { values: pick(known) }, after: { values: pick(wanted) } } }
}

function byMonth(values: readonly IndexerValue[]): Record<string, number> {
  return Object.fromEntries(values.map(({ competence, percent }) => [competence, percent]))
}
