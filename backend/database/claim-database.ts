import { sql } from 'drizzle-orm'
import { databaseOf, type Transaction } from './client.ts'
import { openPool } from './pool.ts'
import { databasePurpose, pensionEntity } from './schema/entity.ts'
import { people } from './schema/people.ts'
import { plans } from './schema/plans.ts'

/** Whose data a database holds: nobody's yet, the demonstration's, or a real entity's. */
export type Occupancy = 'empty' | 'demonstration' | 'real'

type Purpose = typeof databasePurpose.$inferSelect.purpose

/** Why real people and the demonstration never share a database. */
export const HOLDS_DEMONSTRATION =
  'este banco guarda a demonstração, com pessoas inventadas e uma senha que todos conhecem. Use um banco novo, ou DEMO=1 para abrir a demonstração.'

/** Refusal of the demonstration to run on a database with real data. */
export const HOLDS_REAL_DATA =
  'este banco é de dados de verdade, e a demonstração não entra nele. Para atender com esses dados, use DEMO=0; para a demonstração, use outro banco.'

/** Any number, the same in every process: who claims a database holds it, the others wait and then see what it is for. */
const CLAIM_LOCK = 7_204_533

/**
 * Claims a database for real people or for the demonstration; who claims it first keeps it, whoever is running at the same time. Until the
 * transaction ends nobody else fills it.
 * @returns whose data it holds already
 * @throws Error with a Portuguese sentence where it is for the other, or holds what the demonstration did not write
 */
export async function claimDatabase(transaction: Transaction, purpose: Purpose): Promise<Occupancy> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`)
  const { rows } = await transaction.execute<{ claimed: Purpose | null; anything: boolean }>(sql`
    select (select ${databasePurpose.purpose} from ${databasePurpose}) as claimed,
      exists (select from ${people}) or exists (select from ${plans}) or exists (select from ${pensionEntity}) as anything`)
  const { claimed = null, anything = false } = rows[0] ?? {}
  // Rows without a claim are not the demonstration's, which claims before it writes.
  const holder = claimed ?? (anything ? 'entity' : null)
  if (holder !== null && holder !== purpose) {
    throw new Error(holder === 'demonstration' ? HOLDS_DEMONSTRATION : HOLDS_REAL_DATA)
  }
  if (claimed === null) await transaction.insert(databasePurpose).values({ purpose })
  if (!anything) return 'empty'
  return purpose === 'demonstration' ? 'demonstration' : 'real'
}

/**
 * Lets an API for real people use a database, and nobody else from then on.
 * @throws Error with a Portuguese sentence when it holds the demonstration
 */
export async function admitRealData(databaseUrl: string): Promise<Occupancy> {
  const pool = openPool({ databaseUrl, max: 1, onError: () => undefined })
  try {
    return await databaseOf(pool).transaction((transaction) => claimDatabase(transaction, 'entity'))
  } finally {
    await pool.end()
  }
}
