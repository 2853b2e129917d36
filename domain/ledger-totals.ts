import type { EntryType, LedgerAccount, LedgerEntry } from './ledger.ts'
import { accountOf, INFLOW_TYPES, isIndividualAccount, LEDGER_ACCOUNTS, OUTFLOW_TYPES } from './ledger.ts'
import type { Amount } from './money.ts'
import { roundHalfUp2, sumReais } from './money.ts'
import { balanceOfQuotas, sumQuotas } from './quotas.ts'

/** Money in reais; `return` is what investment added or took: balance + withdrawn − contributed. */
export interface AccountTotals {
  contributed: number
  withdrawn: number
  quotas: number
  balance: number
  return: number
}

export interface LedgerTotals {
  /** Collective accounts only show what was paid into them: their quotas, balance and return are 0. */
  byAccount: Record<LedgerAccount, AccountTotals>
  /** Signed sum of the amounts of each type, reais. */
  byType: Record<EntryType, number>
  /** The accounts of the participant's own contributions together. */
  participant: AccountTotals
  sponsor: AccountTotals
  ported: AccountTotals
  /** Participant, sponsor and ported together, without the collective accounts. */
  total: AccountTotals
}

/**
 * Totals of a plan link at a unit value, by account and by type. The total balance is the sum of all quotas valued and
 * rounded once; a residual cent of the accounts goes to the largest of them, so that what a person adds up on the screen
 * always closes.
 */
export function ledgerTotals(entries: readonly LedgerEntry[], unitValue: Amount): LedgerTotals {
  const byAccount = closed(
    fromKeys(LEDGER_ACCOUNTS, (account) =>
      totalsOf(
        entries.filter((entry) => accountOf(entry) === account),
        isIndividualAccount(account) ? unitValue : null,
      ),
    ),
    unitValue,
  )
  const together = (belongs: (account: LedgerAccount) => boolean) =>
    added(LEDGER_ACCOUNTS.filter(belongs).map((account) => byAccount[account]))
  return {
    byAccount,
    byType: fromKeys([...INFLOW_TYPES, ...OUTFLOW_TYPES], (type) =>
      sumReais(entries.filter((entry) => entry.type === type).map((entry) => entry.amount)),
    ),
    participant: together((account) => account.startsWith('participant-')),
    sponsor: byAccount.sponsor,
    ported: together((account) => account.startsWith('ported-')),
    total: together(isIndividualAccount),
  }
}

/** `unitValue` is null for a collective account. */
function totalsOf(entries: readonly LedgerEntry[], unitValue: Amount | null): AccountTotals {
  const contributed = sumReais(entries.filter(isInflow).map((entry) => entry.amount))
  const signedOut = sumReais(entries.filter((entry) => !isInflow(entry)).map((entry) => entry.amount))
  const withdrawn = signedOut === 0 ? 0 : -signedOut
  if (unitValue === null) return { contributed, withdrawn, quotas: 0, balance: 0, return: 0 }
  const quotas = sumQuotas(entries.map((entry) => entry.quotas))
  return withBalance({ contributed, withdrawn, quotas }, balanceOfQuotas(quotas, unitValue))
}

function isInflow(entry: LedgerEntry): boolean {
  return INFLOW_TYPES.some((type) => type === entry.type)
}

function withBalance(
  account: Pick<AccountTotals, 'contributed' | 'withdrawn' | 'quotas'>,
  balance: number,
): AccountTotals {
  return { ...account, balance, return: sumReais([balance, account.withdrawn, -account.contributed]) }
}

/** Gives the residual of rounding to the account with the largest balance. */
function closed(
  byAccount: Record<LedgerAccount, AccountTotals>,
  unitValue: Amount,
): Record<LedgerAccount, AccountTotals> {
  const { quotas, balance } = added(Object.values(byAccount))
  const residual = roundHalfUp2(balanceOfQuotas(quotas, unitValue) - balance)
  if (residual === 0) return byAccount
  const largest = LEDGER_ACCOUNTS.reduce((best, account) =>
    byAccount[account].balance > byAccount[best].balance ? account : best,
  )
  const account = byAccount[largest]
  return { ...byAccount, [largest]: withBalance(account, sumReais([account.balance, residual])) }
}

function added(accounts: readonly AccountTotals[]): AccountTotals {
  return {
    contributed: sumReais(accounts.map((account) => account.contributed)),
    withdrawn: sumReais(accounts.map((account) => account.withdrawn)),
    quotas: sumQuotas(accounts.map((account) => account.quotas)),
    balance: sumReais(accounts.map((account) => account.balance)),
    return: sumReais(accounts.map((account) => account.return)),
  }
}

function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}
