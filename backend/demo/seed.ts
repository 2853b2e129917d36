import type { IsoDate } from '#domain/calendar.ts'
import { claimDatabase } from '../database/claim-database.ts'
import type { Database } from '../database/client.ts'

/**
 * Writes the demo in one transaction, told from `today`, a day of São Paulo. Does nothing where it was written before, and then loads
 * nothing of what writes it.
 * @returns whether it wrote
 * @throws Error with a Portuguese sentence where anything else is
 */
export async function seedDemo(database: Database, { today }: { today: IsoDate }): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if ((await claimDatabase(transaction, 'demonstration')) !== 'empty') return false
    const { writeDemo } = await import('./write-demo.ts')
    await writeDemo(transaction, today)
    return true
  })
}
