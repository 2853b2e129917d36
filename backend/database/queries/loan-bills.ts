import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { loanBills, loanInstalments, loans } from '../schema/loans.ts'

/** A bill of a loan, with the link and how many instalments its contract has now. */
export type LoanBillRow = typeof loanBills.$inferSelect & { linkId: number; months: number }

/** How many instalments a contract has now: an extra payment may leave fewer than were contracted. */
export const instalmentsNow = sql<number>`(select count(*)::int from ${loanInstalments} where ${loanInstalments.loanId} = ${loans.id})`

/** A bill waits for its money. */
export const isOpenBill = and(isNull(loanBills.paidOn), isNull(loanBills.cancelledOn))

/** Boletos of the loans of a link: those that wait first, the earliest due date first; then the others, the newest first. */
export async function boletosOfLoans(database: Querier, linkId: number): Promise<LoanBillRow[]> {
  const rows = await selectBills(database)
    .where(and(eq(loans.linkId, linkId), eq(loanBills.way, 'boleto')))
    .orderBy(desc(loanBills.dueDate), desc(loanBills.id))
  const bills = rows.map(flat)
  const waits = (bill: LoanBillRow) => bill.paidOn === null && bill.cancelledOn === null
  return [...bills.filter(waits).toReversed(), ...bills.filter((bill) => !waits(bill))]
}

/** One of a link's; null when it is none of them. */
export async function boletoOfLoan(
  database: Querier,
  linkId: number,
  id: number,
): Promise<LoanBillRow | null> {
  const [row] = await selectBills(database).where(
    and(eq(loans.linkId, linkId), eq(loanBills.id, id), eq(loanBills.way, 'boleto')),
  )
  return row ? flat(row) : null
}

function selectBills(database: Querier) {
  return database
    .select({ bill: loanBills, linkId: loans.linkId, months: instalmentsNow })
    .from(loanBills)
    .innerJoin(loans, eq(loans.id, loanBills.loanId))
    .$dynamic()
}

function flat({ bill, ...rest }: { bill: typeof loanBills.$inferSelect; linkId: number; months: number }) {
  return { ...bill, ...rest }
}
