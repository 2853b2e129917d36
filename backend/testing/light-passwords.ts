import { hashSync } from '@node-rs/argon2'
import type { Database } from '../database/client.ts'
import { credentials } from '../database/schema/credentials.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'

/** The least that the library takes. */
const LIGHT = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * Keeps the password of the demo's people in hashes that cost nothing to check: at the full cost, signing in was a tenth of what tests took.
 * `calls/passwords.test.ts` proves the cost of a password that somebody sets.
 */
export async function lightenPasswords(database: Database): Promise<void> {
  await database.update(credentials).set({ passwordHash: hashSync(DEMO_PASSWORD, LIGHT) })
}
