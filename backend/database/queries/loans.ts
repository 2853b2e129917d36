import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Instalment } from '#domain/loans/instalment.ts'
import type { BilledInstalment, RunningLoan } from '#domain/loans/running-loan.ts'
import type { Querier } from '../client.ts'
import { loanBills, loanInstalments, loanPayments, loans } from '../schema/loans.ts'
import { isOpenBill } from './loan-bills.ts'

/** A contract with its instalments and its payments, as the rules of loans judge it. */
export type StoredLoan = typeof loans.$inferSelect &
  Required<Pick<RunningLoan, 'payments' | 'extraPayments'>> & {
    instalments: Instalment[]
    billed: BilledInstalment[]
  }

/** A contract with the day and the way of its end. */
type EndedLoan = typeof loans.$inferSelect & {
  endedOn: IsoDate
  endedBy: NonNullable<typeof loans.$inferSelect.endedBy>
}

/** The contract of a link that has not ended; null without one. */
export async function runningLoan(database: Querier, linkId: number): Promise<StoredLoan | null> {
  const [loan] = await database
    .select()
    .from(loans)
    .where(and(eq(loans.linkId, linkId), isNull(loans.endedOn)))
  return loan ? whole(database, loan) : null
}

/** A contract by its id, running or not; null when there is none. */
export async function loanById(database: Querier, id: number): Promise<StoredLoan | null> {
  const [loan] = await database.select().from(loans).where(eq(loans.id, id))
  return loan ? whole(database, loan) : null
}

/** Contracts of a link that have ended, newest first, without their instalments. */
export async function endedLoans(database: Querier, linkId: number): Promise<EndedLoan[]> {
  const rows = await database
    .select()
    .from(loans)
    .where(and(eq(loans.linkId, linkId), isNotNull(loans.endedOn)))
    .orderBy(desc(loans.releasedOn), desc(loans.id))
  // A check of the table holds the day and the way together.
  return rows as EndedLoan[]
}

async function whole(database: Querier, loan: typeof loans.$inferSelect): Promise<StoredLoan> {
  const { number, dueDate, correction, interest, amortisation, amount, balance } = loanInstalments
  const instalments = await database
    .select({ number, dueDate, correction, interest, amortisation, amount, balance })
    .from(loanInstalments)
    .where(eq(loanInstalments.loanId, loan.id))
    .orderBy(asc(number))
  const payments = await database
    .select({ number: loanPayments.number, paidOn: loanPayments.paidOn, amount: loanPayments.amount })
    .from(loanPayments)
    .where(eq(loanPayments.loanId, loan.id))
    .orderBy(asc(loanPayments.id))
  const bills = await database
    .select({ number: loanBills.number, dueDate: loanBills.dueDate, way: loanBills.way })
    .from(loanBills)
    .where(and(eq(loanBills.loanId, loan.id), isOpenBill))
  const extra = await database
    .select({ paidOn: loanBills.paidOn, amount: loanBills.amount })
    .from(loanBills)
    .where(and(eq(loanBills.loanId, loan.id), eq(loanBills.purpose, 'extra'), isNotNull(loanBills.paidOn)))
    .orderBy(asc(loanBills.paidOn), asc(loanBills.id))
  return {
    ...loan,
    instalments: instalments.map((row) => ({ ...row, index: null })),
    payments,
    extraPayments: extra.flatMap(({ paidOn, amount: paid }) =>
      paidOn === null ? [] : [{ paidOn, amount: paid }],
    ),
    billed: bills.flatMap(({ number: of, dueDate: due, way }) =>
      of === null ? [] : [{ number: of, dueDate: due, way }],
    ),
  }
}
