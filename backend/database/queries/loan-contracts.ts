import { desc, eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { loanContracts, loans } from '../schema/loans.ts'

/** The kept contract of a granted request; null where none was kept, as of one that was taken over from another system. */
export async function contractOfRequest(
  database: Querier,
  requestId: number,
): Promise<{ text: string; digest: string } | null> {
  const [row] = await database
    .select({ text: loanContracts.content, digest: loanContracts.digest })
    .from(loanContracts)
    .innerJoin(loans, eq(loans.id, loanContracts.loanId))
    .where(eq(loans.requestId, requestId))
  return row ?? null
}

/** The kept contract of a loan; null where none was kept. */
export async function contractOfLoan(
  database: Querier,
  loanId: number,
): Promise<{ text: string; digest: string } | null> {
  const [row] = await database
    .select({ text: loanContracts.content, digest: loanContracts.digest })
    .from(loanContracts)
    .where(eq(loanContracts.loanId, loanId))
  return row ?? null
}

/** Kept contracts of a link, by the request of each, newest first. */
export async function contractsOfLink(
  database: Querier,
  linkId: number,
): Promise<{ requestId: number; releasedOn: string }[]> {
  const rows = await database
    .select({ requestId: loans.requestId, releasedOn: loans.releasedOn })
    .from(loanContracts)
    .innerJoin(loans, eq(loans.id, loanContracts.loanId))
    .where(eq(loans.linkId, linkId))
    .orderBy(desc(loans.releasedOn), desc(loans.id))
  return rows.flatMap(({ requestId, releasedOn }) => (requestId === null ? [] : [{ requestId, releasedOn }]))
}
