import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Settings } from '#settings/settings.ts'
import { seedDemo } from '../demo/seed.ts'
import { databaseOf } from './client.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { isDatabaseUnavailable } from './errors.ts'
import { migrateDatabase } from './migrate.ts'
import { openPool } from './pool.ts'

/** Database of the embedded server. */
const DATABASE_NAME = 'portal'

export type PreparedDatabase = {
  url: string
  /** Stops what was started here. */
  release: () => Promise<void>
}

export type PrepareOptions = {
  /** Fills a given database with the demo, when it is empty. The embedded one always is filled. */
  demo: boolean
  /** Told, in Portuguese, what was done. */
  say: (message: string) => void
}

/**
 * Makes the database ready: the embedded PostgreSQL unless DATABASE_URL names another, and migrated. The demo's people have a known
 * password, so a database that was given gets them only when that was asked for.
 */
export async function prepareDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  { demo, say }: PrepareOptions,
): Promise<PreparedDatabase> {
  if (settings.DATABASE_URL !== undefined) {
    await migrateGiven(settings.DATABASE_URL)
    if (demo) await seedWhenEmpty(settings.DATABASE_URL, say)
    return { url: settings.DATABASE_URL, release: async () => undefined }
  }
  const embedded = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say })
  try {
    await embedded.ensureDatabase(DATABASE_NAME)
    const url = embedded.url(DATABASE_NAME)
    await migrateDatabase(url)
    await seedWhenEmpty(url, say)
    return { url, release: embedded.stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

async function migrateGiven(url: string): Promise<void> {
  try {
    await migrateDatabase(url)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    throw new Error('O banco de DATABASE_URL não respondeu. Confira o endereço e se ele está no ar.', {
      cause: error,
    })
  }
}

async function seedWhenEmpty(url: string, say: (message: string) => void): Promise<void> {
  const pool = openPool({ databaseUrl: url, max: 1, onError: () => undefined })
  try {
    const wrote = await seedDemo(databaseOf(pool), { today: saoPauloDateOf(new Date()) })
    if (wrote) say('Banco novo: as pessoas e os planos da demonstração foram criados.')
  } finally {
    await pool.end()
  }
}
