import { sql } from 'drizzle-orm'
import type { Database } from '#backend/database/client.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { UndoObstacle } from './kinds/define-import.ts'

/**
 * Lines of an import that brought an enrolment, on which another sheet is applied: that one is undone first. Asked once for the whole
 * import, since rows are found by what they say. What a sheet wrote whose rows are deleted by now is found by what hangs on the enrolment.
 */
export async function laterImportsOn(
  database: Database,
  importId: number,
): Promise<Map<number, UndoObstacle>> {
  const { rows } = await database.transaction(async (transaction) => {
    // Minutes after ten thousand rows came in, the database knows of none of them and would compare each with each, until it is stopped.
    await transaction.execute(sql`set local enable_nestloop = off`)
    return transaction.execute<{ line: number; kind: ImportKindId; id: number }>(sql`
    with brought as (
      select line, values ->> 'plano_id' as plan, values ->> 'matricula' as enrolment from import_rows
      where import_id = ${importId} and outcome = 'new' and result = 'applied'
    )
    select brought.line, max(i.id) as id, (array_agg(i.kind order by i.id desc))[1] as kind
    from brought
    join import_rows later on later.values ->> 'plano_id' = brought.plan and later.values ->> 'matricula' = brought.enrolment
      and later.result = 'applied' and later.written is not null
    join imports i on i.id = later.import_id and i.id <> ${importId}
    group by brought.line`)
  })
  return new Map(rows.map(({ line, kind, id }) => [line, `import:${kind}:${id}`]))
}
