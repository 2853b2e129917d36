import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import type { Amount } from '#domain/money.ts'

/** A movement of a plan link as the ledger keeps it. */
export interface StatementEntry {
  id: number
  /** Day whose quota was used. */
  creditedOn: IsoDate
  competence: Competence
  type: EntryType
  account: LedgerAccount
  profileId: number
  /** Reais; negative when it leaves. */
  amount: Amount
  /** Published for the profile and the day; 0 where a cost is paid on a day without any. */
  unitValue: Amount
  /** Eight decimals, same sign; 0 in the collective accounts. */
  quotas: Amount
}

/** Unit value of a profile on a day. */
export interface ProfileQuota {
  profileId: number
  date: IsoDate
  unitValue: Amount
}
