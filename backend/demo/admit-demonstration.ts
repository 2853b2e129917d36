import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Occupancy } from '../database/claim-database.ts'
import { databaseOf } from '../database/client.ts'
import { openPool } from '../database/pool.ts'
import { seedDemo } from './seed.ts'

/**
 * Makes a database the demonstration's: an empty one is filled, told from today; one that already holds it stays as it is.
 * @throws Error with a Portuguese sentence for a database that holds anything else
 */
export async function admitDemonstration(databaseUrl: string): Promise<Occupancy> {
  const pool = openPool({ databaseUrl, max: 1, onError: () => undefined })
  try {
    const wrote = await seedDemo(databaseOf(pool), { today: saoPauloDateOf(new Date()) })
    if (wrote) process.stderr.write('Banco novo: as pessoas e os planos da demonstração foram criados.\n')
    return 'demonstration'
  } finally {
    await pool.end()
  }
}
