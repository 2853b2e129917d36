import { sql } from 'drizzle-orm'
import { claimDatabase, type Occupancy } from '../database/claim-database.ts'
import type { Database, Transaction } from '../database/client.ts'
import type { SeedOptions } from './prepare-demo.ts'

/**
 * Writes the demo, told from `today`. Does nothing where it was written before, and then loads nothing of what writes it. Claims the
 * database first and writes all rows in one transaction at the end: one that is killed leaves a claimed database with nothing in it, which
 * the next start fills from the beginning. However slow the machine is, it only takes longer.
 * @returns whether it wrote
 * @throws Error with a Portuguese sentence where anything else is
 */
export async function seedDemo(
  database: Database,
  { today, storage, say = () => undefined }: SeedOptions,
): Promise<boolean> {
  if ((await database.transaction(claimPatiently)) !== 'empty') return false
  say('Preparando a demonstração: pessoas, planos, contribuições e solicitações…')
  const { prepareDemo } = await import('./prepare-demo.ts')
  const write = await prepareDemo(database, { today, storage, say })
  return database.transaction(async (transaction) => {
    if ((await claimPatiently(transaction)) !== 'empty') return false
    say('Gravando a demonstração no banco…')
    await write(transaction)
    return true
  })
}

/**
 * Claims the database in a transaction that may last: its statements wait for who fills the same database at the moment, and between them
 * a slow machine computes. Nobody else waits for it, and with its process its connection ends.
 */
async function claimPatiently(transaction: Transaction): Promise<Occupancy> {
  await transaction.execute(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`)
  return claimDatabase(transaction, 'demonstration')
}
