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
 * Types of contributions, by the codes of statements and imports: basic, supplementary, voluntary, sponsor's, administration fee, risk;
 * PT-A and PT-F ported from an open or a closed entity.
 */
export const CONTRIBUTION_TYPES = ['CB', 'CS', 'CV', 'CP', 'CA', 'CR', 'PT-A', 'PT-F'] as const
export type ContributionType = (typeof CONTRIBUTION_TYPES)[number]

/** Types of money coming in: what is contributed, and a beneficiary's part of the balance of who died, in the accounts it was in. */
export const INFLOW_TYPES = [...CONTRIBUTION_TYPES, 'pension-in'] as const
export type InflowType = (typeof INFLOW_TYPES)[number]

/** Types of money going out: redemption, the sponsor's part that a redemption leaves to the plan, portability, loan offset, fee on the balance, income, cash withdrawal, the part of a beneficiary. */
export const OUTFLOW_TYPES = [
  'redemption',
  'forfeited',
  'portability-out',
  'loan-offset',
  'fee',
  'income',
  'cash-withdrawal',
  'pension-out',
] as const
export type OutflowType = (typeof OUTFLOW_TYPES)[number]

/**
 * Types of the two sides of a switch of investment profile, where the same money leaves one profile and enters another, and of money that
 * was ported in and gets the days on which it was accumulated: it leaves the lot of its arrival for lots of those days. Neither contributed
 * nor withdrawn.
 */
export const TRANSFER_TYPES = ['switch-out', 'switch-in', 'redated-out', 'redated-in'] as const
type TransferType = (typeof TRANSFER_TYPES)[number]

/** Every type that an entry of the ledger can have, in the order in which statements list them. */
export const ENTRY_TYPES = [...INFLOW_TYPES, ...OUTFLOW_TYPES, ...TRANSFER_TYPES] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

interface Movement {
  /** Reais: positive coming in, negative going out; a reversal has the opposite sign of what it reverses. */
  amount: Amount
  /** Eight decimals, same sign; 0 in the collective accounts. */
  quotas: Amount
  /** Investment profile whose quotas they are; needed where quotas of several profiles are valued together. */
  profileId?: number
}
interface InflowEntry extends Movement {
  type: ContributionType
  /** Whose money was ported; only for PT-A and PT-F, the participant's when left out. */
  portedFrom?: 'participant' | 'sponsor'
}
interface OutflowEntry extends Movement {
  type: OutflowType | TransferType | 'pension-in'
  /** The account the quotas are taken from, that they stay in, or that a beneficiary's come to. */
  account: LedgerAccount
}
export type LedgerEntry = InflowEntry | OutflowEntry

const CREDITED: Readonly<Record<Exclude<ContributionType, 'PT-A' | 'PT-F'>, LedgerAccount>> = {
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

/** Whether a type is money coming in from outside: what counts as contributed. */
export function isInflow(type: EntryType): type is InflowType {
  return INFLOW_TYPES.some((inflow) => inflow === type)
}

/** Whether a type is money that leaves: what counts as withdrawn. */
export function isOutflow(type: EntryType): type is OutflowType {
  return OUTFLOW_TYPES.some((outflow) => outflow === type)
}

/** Whether what a type moves comes to its lot: what is contributed, and the side of a transfer that receives. */
export function isCredit(type: EntryType): boolean {
  return isInflow(type) || type === 'switch-in' || type === 'redated-in'
}

/** Whether an entry of a type may stand in an account: what is contributed in its own, what leaves or is switched where quotas are. */
export function belongsIn(type: EntryType, account: LedgerAccount): boolean {
  if (type === 'PT-A' || type === 'PT-F') {
    const origin = type === 'PT-A' ? 'open' : 'closed'
    return account === `ported-${origin}-participant` || account === `ported-${origin}-sponsor`
  }
  if (type === 'redated-out' || type === 'redated-in') return account.startsWith('ported-')
  return isInflow(type) && type !== 'pension-in' ? CREDITED[type] === account : isIndividualAccount(account)
}

/** False for what pays costs or insurance and never becomes a quota of the participant. */
export function isIndividualAccount(account: LedgerAccount): boolean {
  return account !== 'administration' && account !== 'risk'
}
