import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Querier } from './client.ts'

/** What the schema cannot say: triggers, exclusion constraints, functions. One file a subject, each safe to run again. */
const FOLDER = new URL('./sql/', import.meta.url)

/** Runs every file of `sql/` in the order of their names. Whoever calls it holds the lock of migrations. */
export async function applySql(database: Querier): Promise<void> {
  const files = (await readdir(fileURLToPath(FOLDER))).filter((file) => file.endsWith('.sql')).sort()
  for (const file of files) await database.execute(sql.raw(await readFile(new URL(file, FOLDER), 'utf8')))
}
