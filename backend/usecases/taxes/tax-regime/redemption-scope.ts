import { isIndividualAccount, type LedgerAccount } from '#domain/ledger.ts'

/** Of what: everything, or before the end of the employment what was paid in voluntarily or ported (CNPC 50/2022). */
export type RedemptionScope = 'total' | 'before-exit'

/** Sums ported in from a closed entity wait before they can be redeemed; all of them, while nobody records when they came. */
export const WAITING_ACCOUNTS: ReadonlySet<LedgerAccount> = new Set([
  'ported-closed-participant',
  'ported-closed-sponsor',
])

/** Sums ported in that are free. */
export const PORTED_ACCOUNTS: ReadonlySet<LedgerAccount> = new Set([
  'ported-open-participant',
  'ported-open-sponsor',
])

/** Accounts that a redemption before the end of the employment takes from. */
export const ACCOUNTS_BEFORE_EXIT: readonly LedgerAccount[] = ['participant-voluntary', ...PORTED_ACCOUNTS]

/** Whether a redemption takes from an account. */
export function redeemableIn(scope: RedemptionScope): (account: LedgerAccount) => boolean {
  return scope === 'total'
    ? (account) => isIndividualAccount(account) && !WAITING_ACCOUNTS.has(account)
    : (account) => ACCOUNTS_BEFORE_EXIT.includes(account)
}
