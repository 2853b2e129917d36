import type { Instalment } from '#domain/loans/instalment.ts'
import type { Transaction } from '../../database/client.ts'
import { loanInstalments, loans } from '../../database/schema/loans.ts'

/** Writes a contract with its schedule. @returns its id */
export async function insertLoan(
  database: Transaction,
  contract: typeof loans.$inferInsert,
  schedule: readonly Instalment[],
): Promise<number> {
  const [stored] = await database.insert(loans).values(contract).returning({ id: loans.id })
  if (!stored) throw new Error('the loan was not stored')
  await database.insert(loanInstalments).values(instalmentRows(stored.id, schedule))
  return stored.id
}

/** Instalments of a contract as rows. */
export function instalmentRows(loanId: number, schedule: readonly Instalment[]) {
  return schedule.map(({ index: _, ...instalment }) => ({ ...instalment, loanId }))
}
