import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Querier } from './client.ts'

/** Folder of what the tables' own description can't say: functions, triggers, indexes with more than columns. One file a subject. */
const SQL_FOLDER = new URL('./sql/', import.meta.url)

/** Runs every file of `sql/`, in the order of their names. Each can be run any number of times. */
export async function applySql(database: Querier): Promise<void> {
  const names = (await readdir(fileURLToPath(SQL_FOLDER))).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) {
    await database.execute(sql.raw(await readFile(new URL(name, SQL_FOLDER), 'utf8')))
  }
}
