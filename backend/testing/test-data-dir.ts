import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where a kind of test keeps its PostgreSQL: the run's folder (`TEST_DATA_DIR`), or the project's cache, which serves the next run too. */
export function testDataDir(kind: 'api' | 'journeys'): string {
  const folder = process.env.TEST_DATA_DIR ?? fileURLToPath(new URL('../../.cache', import.meta.url))
  return join(folder, `${kind}-postgres`)
}
