import { eq, inArray, sql } from 'drizzle-orm'
import type { Querier, Transaction } from '#backend/database/client.ts'
import { registryEntries } from '#backend/database/schema/registries.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { type IndexValueRow, indexValuesSheet } from '#domain/imports/index-values-sheet.ts'
import { rowChanges } from '#domain/imports/row-changes.ts'
import { defineImport } from './define-import.ts'

type IndexValueWritten = { entryId: number; before: string | null }

type Known = { entryId: number | null; percent: string | null }

/** A month of an index, as it will be; null: it goes. */
type MonthToWrite = { entryId: number; month: string; percent: string | null; before: string | null }

/** Monthly values of indexes that are registered and not archived. */
export const indexValuesImport = defineImport<IndexValueRow, IndexValueWritten>({
  sheet: indexValuesSheet,
  hold: holdIndexes,
  validate: async (database, rows) => {
    const known = await valuesOnRecord(database, rows)
    return rows.map((row, at) => {
      const { entryId = null, percent = null } = known[at] ?? {}
      const changes = rowChanges({ valor: row.valor }, { valor: percent })
      return {
        outcome: changes.length === 0 ? 'unchanged' : percent === null ? 'new' : 'changed',
        changes,
        problems: entryId === null ? [{ column: 'indexador', reason: 'indexer' }] : [],
      }
    })
  },
  write: async (work, rows) => {
    const known = await valuesOnRecord(
      work.database,
      rows.map(({ values }) => values),
    )
    const months = rows.map(({ values }, at): MonthToWrite => {
      const { entryId = null, percent = null } = known[at] ?? {}
      if (entryId === null) throw new Error('an index is gone')
      return { entryId, month: values.competencia, percent: values.valor, before: percent }
    })
    await writeMonths(work, months)
    return months.map(({ entryId, before }) => ({ entryId, before }))
  },
  obstacles: async (database, rows) => {
    const known = await valuesOnRecord(
      database,
      rows.map(({ values }) => values),
    )
    return rows.map(({ values }, at) => (known[at]?.percent === values.valor ? null : 'changed'))
  },
  undo: (work, rows) =>
    writeMonths(
      work,
      rows.map(({ values, written: { entryId, before } }) => ({
        entryId,
        month: values.competencia,
        percent: before,
        before: values.valor,
      })),
    ),
})

async function holdIndexes(database: Transaction, rows: readonly IndexValueRow[]): Promise<void> {
  const codes = [...new Set(rows.map(({ indexador }) => indexador))]
  await database
    .select({ id: registryEntries.id })
    .from(registryEntries)
    .where(sql`${eq(registryEntries.registry, 'indexadores')} and ${inArray(registryEntries.key, codes)}`)
    .orderBy(registryEntries.id)
    .for('update')
}

async function valuesOnRecord(database: Querier, rows: readonly IndexValueRow[]): Promise<Known[]> {
  const asked = rows.map(({ indexador, competencia }, at) => ({ at, code: indexador, month: competencia }))
  const { rows: found } = await database.execute<Known>(sql`
    select e.id as "entryId", trim_scale(v.percent)::text as percent
    from json_to_recordset(${JSON.stringify(asked)}) as asked(at int, code text, month text)
    left join registry_entries e on e.registry = 'indexadores' and e.key = asked.code and e.archived_at is null
    left join indexer_values v on v.entry_id = e.id and v.competence = asked.month
    order by asked.at`)
  return found
}

/** Writes months of indexes; each index counts as written once more, as when somebody edits it. */
async function writeMonths(work: Work, months: readonly MonthToWrite[]): Promise<void> {
  const { database, now, actor } = work
  await database.execute(sql`
    delete from indexer_values v using json_to_recordset(${JSON.stringify(months)}) as told("entryId" int, month text, percent numeric)
    where v.entry_id = told."entryId" and v.competence = told.month and told.percent is null`)
  await database.execute(sql`
    insert into indexer_values (entry_id, competence, percent)
    select "entryId", month, percent from json_to_recordset(${JSON.stringify(months)})
      as told("entryId" int, month text, percent numeric) where percent is not null
    on conflict (entry_id, competence) do update set percent = excluded.percent`)
  for (const [entryId, ofIndex] of Map.groupBy(months, (month) => month.entryId)) {
    await database
      .update(registryEntries)
      .set({
        version: sql`${registryEntries.version} + 1`,
        updatedAt: now,
        updatedBy: actor?.personId ?? null,
      })
      .where(eq(registryEntries.id, entryId))
    const values = (read: (month: MonthToWrite) => string | null) => {
      const told = ofIndex.map((month) => [month.month, read(month) === null ? null : Number(read(month))])
      return { values: Object.fromEntries(told) as Record<string, number | null> }
    }
    await audit(work, {
      subjectId: null,
      entityId: entryId,
      action: 'indexer-values.changed',
      before: values(({ before }) => before),
      after: values(({ percent }) => percent),
    })
  }
}
