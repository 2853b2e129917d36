import type { Settings } from '#settings/settings.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import { migrateDatabase } from './migrate.ts'

/** Database of the embedded server. */
const DATABASE_NAME = 'portal'

export type PreparedDatabase = {
  url: string
  /** Stops what was started here. */
  release: () => Promise<void>
}

export type PrepareOptions = {
  /** Told, in Portuguese, what was done. */
  say: (message: string) => void
  /** Told that the embedded server went away for good, with a Portuguese sentence. */
  onLost?: (reason: Error) => void
}

/** Makes the database ready: the embedded PostgreSQL unless DATABASE_URL names another, and migrated. Writes nobody into it. */
export async function prepareDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  { say, onLost }: PrepareOptions,
): Promise<PreparedDatabase> {
  if (settings.DATABASE_URL !== undefined) {
    await migrateGiven(settings.DATABASE_URL)
    return { url: settings.DATABASE_URL, release: async () => undefined }
  }
  const embedded = await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say, onLost })
  try {
    await embedded.ensureDatabase(DATABASE_NAME)
    const url = embedded.url(DATABASE_NAME)
    await migrateDatabase(url)
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
