import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'

/**
 * Which rows of a table other rows refer to, and from which table: the first that is found of each. The catalogue of the database knows
 * every table that can, so that one that comes later is not forgotten. `except`: tables that do not count.
 */
export async function referencesTo(
  database: Querier,
  table: 'people' | 'plan_links',
  ids: readonly number[],
  except: readonly string[],
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  if (ids.length === 0) return found
  const { rows: references } = await database.execute<{ table: string; column: string }>(sql`
    select distinct c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute id on id.attrelid = c.confrelid and id.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, id.attnum)]
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    order by 1, 2`)
  for (const reference of references) {
    if (except.includes(reference.table)) continue
    const column = sql.identifier(reference.column)
    const { rows } = await database.execute<{ id: number }>(
      sql`select distinct ${column} as id from ${sql.identifier(reference.table)} where ${column} = any(${idList(ids)})`,
    )
    for (const { id } of rows) if (!found.has(id)) found.set(id, reference.table)
  }
  return found
}
