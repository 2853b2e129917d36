import type { Amount } from './money.ts'

/** Accounts of a plan link. The first eight hold quotas and make the balance; the last two are collective. */
export const LEDGER_ACCOUNTS = [
  'participant-basic',
  'participant-supplementary',
  'participant-voluntary',
  'sponsor',
  'ported-open-participant',
  'ported-open-sponsor',
  'ported-closed-participant',
  'ported-closed-sponsor',
  'administration',
  'risk',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

/**
 * Types of money coming in, by the codes of statements and imports: basic, supplementary, voluntary, sponsor's,
 * administration fee, risk; PT-A and PT-F ported from an open or a closed entity.
 */
export const INFLOW_TYPES = ['CB', 'CS', 'CV', 'CP', 'CA', 'CR', 'PT-A', 'PT-F'] as const
export type InflowType = (typeof INFLOW_TYPES)[number]

/** Types of money going out: redemption, portability, loan offset, fee on the balance, income, cash withdrawal. */
export const OUTFLOW_TYPES = [
  'redemption',
  'portability-out',
  'loan-offset',
  'fee',
  'income',
  'cash-withdrawal',
] as const
export type OutflowType = (typeof OUTFLOW_TYPES)[number]
export type EntryType = InflowType | OutflowType

interface Movement {
  /** Reais: positive coming in, negative going out. */
  amount: Amount
  /** Eight decimals, same sign; 0 in the collective accounts. */
  quotas: Amount
}
export interface InflowEntry extends Movement {
  type: InflowType
  /** Whose money was ported; only for PT-A and PT-F, the participant's when left out. */
  portedFrom?: 'participant' | 'sponsor'
}
export interface OutflowEntry extends Movement {
  type: OutflowType
  /** The account the quotas are taken from. */
  account: LedgerAccount
}
export type LedgerEntry = InflowEntry | OutflowEntry

const CREDITED: Readonly<Record<Exclude<InflowType, 'PT-A' | 'PT-F'>, LedgerAccount>> = {
  CB: 'participant-basic',
  CS: 'participant-supplementary',
  CV: 'participant-voluntary',
  CP: 'sponsor',
  CA: 'administration',
  CR: 'risk',
}

/** The account an entry credits or debits. Ported money keeps its origin, and the sponsor's part apart. */
export function accountOf(entry: LedgerEntry): LedgerAccount {
  if ('account' in entry) return entry.account
  const { type, portedFrom = 'participant' } = entry
  if (type === 'PT-A') return `ported-open-${portedFrom}`
  if (type === 'PT-F') return `ported-closed-${portedFrom}`
  return CREDITED[type]
}

/** False for what pays costs or insurance and never becomes a quota of the participant. */
export function isIndividualAccount(account: LedgerAccount): boolean {
  return account !== 'administration' && account !== 'risk'
}
