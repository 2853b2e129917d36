import { type SQL, sql } from 'drizzle-orm'

/** Ids as one parameter of a statement, however many there are: a hundred thousand of them take a few milliseconds to write. */
export function idList(ids: Iterable<number>): SQL {
  return sql`${`{${[...ids].join(',')}}`}::int[]`
}
