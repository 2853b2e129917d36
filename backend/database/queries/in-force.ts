import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * A table of dated facts: each row holds from `validFrom`, a day or a month, until the next one of the same link or profile. Of rows that
 * begin at once the last one written counts.
 */
type DatedFacts = PgTable & { id: PgColumn; validFrom: PgColumn } & (
    | { linkId: PgColumn }
    | { profileId: PgColumn }
  )

/**
 * Rows in force: one for each link or profile that has any by then. `on` is a day or a month, as the table's `validFrom` is. What ends by
 * itself is no such fact: suspensions are asked by `suspensionIn` of the domain, rules by `backend/rules`.
 */
export function isInForce(table: DatedFacts, on: string): SQL {
  const { id, validFrom } = table
  const owner = 'linkId' in table ? table.linkId : table.profileId
  const later = (column: PgColumn) => sql`later.${sql.identifier(column.name)}`
  return sql`${validFrom} <= ${on} and not exists (
    select from ${table} later
    where ${later(owner)} = ${owner} and ${later(validFrom)} <= ${on}
      and (${later(validFrom)}, ${later(id)}) > (${validFrom}, ${id}))`
}
