import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { quotasOf } from '#domain/quotas.ts'

/** Money for one account of a link, reais; negative when it leaves. */
export interface DemoCredit {
  type: EntryType
  account: LedgerAccount
  amount: number
  earning?: 'monthly' | 'thirteenth'
  /** The lot that an income is taken from, and the quotas that leave it. */
  taken?: { creditedOn: IsoDate; quotas: string }
}

/** One lot as the ledger keeps it. Quotas and unit value with eight decimals, as text. */
export interface DemoLot extends DemoCredit {
  date: IsoDate
  competence: Competence
  unitValue: string
  quotas: string
}

/** The lot that a credit becomes at the quota of a date. Collective accounts hold no quotas. */
export function lotOf(credit: DemoCredit, at: Pick<DemoLot, 'date' | 'competence' | 'unitValue'>): DemoLot {
  const { date, competence, unitValue } = at
  const bought = isIndividualAccount(credit.account) ? quotasOf(credit.amount, unitValue) : 0
  const quotas = credit.taken ? `-${credit.taken.quotas}` : bought.toFixed(8)
  return { ...credit, date, competence, unitValue, quotas }
}
