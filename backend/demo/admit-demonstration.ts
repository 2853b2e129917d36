import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Occupancy } from '../database/claim-database.ts'
import { databaseOf } from '../database/client.ts'
import { openPool } from '../database/pool.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { seedDemo } from './seed.ts'

/**
 * Makes a database the demonstration's: an empty one is filled, told from today; one that already holds it stays as it is.
 * With a `storage`, some people, minutes and suppliers have documents in it, too.
 * @throws Error with a Portuguese sentence for a database that holds anything else
 */
export async function admitDemonstration(databaseUrl: string, storage?: FileStorage): Promise<Occupancy> {
  const pool = openPool({ databaseUrl, max: 1, onError: () => undefined })
  try {
    const today = saoPauloDateOf(new Date())
    const wrote = await seedDemo(databaseOf(pool), { today, storage, say })
    if (wrote) say('Banco novo: as pessoas e os planos da demonstração foram criados.')
    return 'demonstration'
  } finally {
    await pool.end()
  }
}

function say(message: string): void {
  process.stderr.write(`${message}\n`)
}
