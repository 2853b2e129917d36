import type { LinkRow } from '../../database/queries/plan-links.ts'
import { loanContracts } from '../../database/schema/loans.ts'
import { sealText } from '../../security/sealed-text.ts'
import type { Work } from '../../work.ts'
import { type ContractTerms, drawUpContract } from './draw-up-contract.ts'

/** Keeps what was contracted, for good: instalments and rules go on changing. @returns the code of the text */
export async function keepContract(
  { database, now }: Pick<Work, 'database' | 'now'>,
  { row, requestId, loanId }: { row: LinkRow; requestId: number; loanId: number },
  terms: ContractTerms,
): Promise<string> {
  const { text, digest } = sealText(await drawUpContract(database, row, requestId, terms))
  await database.insert(loanContracts).values({ loanId, content: text, digest, createdAt: now })
  return digest
}
