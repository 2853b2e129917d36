import { count, eq, sql } from 'drizzle-orm'
import { type ImportReason, importCode } from '#domain/imports/import-problem.ts'
import type { Querier } from '../../database/client.ts'
import { importRows, type RowResult, type RowTotals } from '../../database/schema/imports.ts'
import type { ImportRecord } from './import-job.ts'

/** Totals of an import: counted from its rows, or as kept when the rows were deleted. */
export async function rowTotals(
  database: Querier,
  { id, rowsRefused, totals }: ImportRecord,
): Promise<RowTotals> {
  if (totals !== null) return totals
  const refusals = rowsRefused > 0 ? await refusalsByCode(database, id) : []
  return { results: await resultsOf(database, id), refusals }
}

/** How many rows came to what. */
export async function resultsOf(database: Querier, importId: number): Promise<Record<RowResult, number>> {
  const found = await database
    .select({ result: importRows.result, rows: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.result)
  const none: Record<RowResult, number> = { applied: 0, stale: 0, undone: 0, kept: 0 }
  return {
    ...none,
    ...Object.fromEntries(found.flatMap(({ result, rows }) => (result ? [[result, rows]] : []))),
  }
}

/** Refused rows by their codes; a row with several counts under each. */
export async function refusalsByCode(database: Querier, importId: number): Promise<RowTotals['refusals']> {
  const { rows } = await database.execute<{ reason: ImportReason; lines: string[] }>(sql`
    select problem ->> 'reason' as reason, array_agg(distinct line::text) as lines
    from import_rows, jsonb_array_elements(problems) problem
    where import_id = ${importId} and outcome = 'refused' group by 1`)
  const byCode = new Map<string, Set<string>>()
  for (const { reason, lines } of rows) {
    const code = importCode(reason)
    const all = byCode.get(code) ?? new Set()
    for (const line of lines) all.add(line)
    byCode.set(code, all)
  }
  return [...byCode]
    .map(([code, lines]) => ({ code, rows: lines.size }))
    .toSorted((one, other) => one.code.localeCompare(other.code))
}
