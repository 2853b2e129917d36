import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import type { CauseKind, ledgerEntries } from '../database/schema/ledger.ts'

export type PostingCause = { kind: CauseKind; id: string }

/** One movement to be posted. Decimal texts: reais with at most two decimals, quotas and unit values with at most eight. */
export type Posting = {
  linkId: number
  type: EntryType
  account: LedgerAccount
  profileId: number
  /** Day whose published value is used. */
  date: IsoDate
  /**
   * Lot that is credited or taken from. Left out: the day itself for money that comes in, and for money that leaves the oldest lots of
   * the account in the profile, as many as are needed.
   */
  lotDate?: IsoDate
  competence: Competence
  /** Signed: positive in, negative out, the opposite in a reversal. */
  amount: string
  /** The value published for the profile and the day, its newest version; of a reversal, that of what is reversed. */
  unitValue: string
  /** Signed as the amount and within what rounding leaves of it at the unit value; left out: what the amount buys. */
  quotas?: string
  /** Unique within the cause; without a slash. */
  key: string
  /** Postings of a cause that name the same line are one line of the statement, such as the lots of one movement. Left out: the key. */
  line?: string
  /** Id of the entry that this one reverses. */
  corrects?: number
}

/** An entry as the ledger keeps it. */
export type PostedEntry = typeof ledgerEntries.$inferSelect

/** A posting whose quotas and version are known, on its way to one or more entries. */
export type PricedPosting = Posting & { quotas: string; quotaVersion: number | null }
