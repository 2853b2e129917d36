import type { IsoDate } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { sumReais } from '#domain/money.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import type { CollectionWay } from './collection.ts'
import type { Instalment } from './instalment.ts'
import type { LoanCollection } from './loan-rules.ts'

/** A payment of an instalment, reais of the instalment itself: charges of a delay are apart. */
interface InstalmentPayment {
  number: number
  paidOn: IsoDate
  amount: Amount
}

/**
 * Bill that an instalment waits for: a boleto, or a deduction requested from the sponsor. `dueDate`: later than the instalment's where it
 * was requested late. `way`: by boleto where absent.
 */
export interface BilledInstalment {
  number: number
  dueDate: IsoDate
  way?: 'boleto' | 'payroll'
}

/** A contract as it stands. */
export interface RunningLoan {
  releasedOn: IsoDate
  /** Every instalment, in order, as it holds now: what an extra payment or the index changed is changed here. */
  instalments: readonly Instalment[]
  payments: readonly InstalmentPayment[]
  collection: CollectionWay
  /** Open bills of instalments: each is paid by its own day, and by nothing else while it is out. None where absent. */
  billed?: readonly BilledInstalment[]
  /** Extra payments, whose changes the instalments hold already. None where left away. */
  extraPayments?: readonly Pick<InstalmentPayment, 'paidOn' | 'amount'>[]
  /** Day on which it ended before its last instalment: settled, renewed, offset or covered; null while it runs. */
  endedOn: IsoDate | null
}

/** By which rules a delay is charged, and the index that corrects what is late; no values for none. */
export interface ChargeRules extends Pick<LoanCollection, 'overdue'> {
  correction: readonly IndexerValue[]
}

/** The debt before an instalment, and before its correction, reais. */
export function debtBefore({ balance, amortisation, correction }: Instalment): number {
  return sumReais([balance, amortisation, -correction])
}

/** Day from which an instalment bears interest: when the one before fell due, or the release. */
export function interestSince(
  loan: Pick<RunningLoan, 'releasedOn' | 'instalments'>,
  number: number,
): IsoDate {
  return loan.instalments.find((before) => before.number === number - 1)?.dueDate ?? loan.releasedOn
}
