import { statementAccountNames } from '#contract/statement/statement.text.ts'
import { statementAccounts } from '#contract/statement/statement-codes.ts'
import type { LedgerAccount } from '#domain/ledger.ts'

/** An account of the ledger as the statement names it. */
export function accountName(account: LedgerAccount): string {
  return statementAccountNames[statementAccounts[account]]
}
