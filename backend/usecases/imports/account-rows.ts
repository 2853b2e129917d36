import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { importRows } from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'

/** How many rows of an import would change where somebody is paid who is on record already. Nobody pays a person whom it brings. */
export function accountRows(database: Querier, importId: number): Promise<number> {
  const isTaken = sql`change -> 'own' is null or ${importRows.ticked} ? (change #>> '{own,group}')`
  return database.$count(
    importRows,
    and(
      eq(importRows.importId, importId),
      inArray(importRows.outcome, ['new', 'changed']),
      sql`exists (
        select from jsonb_array_elements(${importRows.changes}) change
        where change ->> 'column' in ('banco', 'agencia', 'conta') and (${isTaken}))`,
      sql`exists (select from ${people} where ${people.cpf} = ${importRows.values} ->> 'cpf')`,
    ),
  )
}
