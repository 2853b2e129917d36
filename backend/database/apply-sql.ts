import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Querier } from './client.ts'

/** Folder of what the schema's language cannot say: triggers, functions, exclusion constraints. One file a subject. */
export const SQL_FOLDER = fileURLToPath(new URL('./sql', import.meta.url))

/**
 * Applies every file of {@link SQL_FOLDER} in the order of their names, after the migrations. Every file can be applied again and again:
 * it replaces what it made before.
 */
export async function applySql(database: Pick<Querier, 'execute'>): Promise<void> {
  const files = (await readdir(SQL_FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  for (const file of files) await database.execute(sql.raw(await readFile(join(SQL_FOLDER, file), 'utf8')))
}
