import type { IsoDate } from '#domain/calendar.ts'
import { loanMargin } from '#domain/loans/loan-means.ts'
import { type AskedDeduction, deductionsToAsk } from '#domain/loans/payroll-deduction.ts'
import type { Querier } from '../../database/client.ts'
import type { StoredLoan } from '../../database/queries/loans.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { loanBills } from '../../database/schema/loans.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { loans } from '../../rules/service-kinds.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { availablePay } from './loan-means.ts'

/**
 * Deductions to request from the sponsor by now, and those that do not fit into the pay. None of a contract that is not deducted from it.
 */
export async function deductionsOf(
  database: Querier,
  row: LinkRow,
  loan: StoredLoan,
  today: IsoDate,
): Promise<AskedDeduction[]> {
  if (loan.collection !== 'payroll') return []
  const rules = await ruleOn(database, loans, row.plan, today)
  const available = await availablePay(database, row, today)
  const margin = available === null ? null : loanMargin({ kind: 'pay', available, netRedemption: 0 }, rules)
  return deductionsToAsk(loan, today, { margin, smallestBoleto: rules.smallestBoleto })
}

/** Asks the sponsor to deduct an instalment, or a part of it. The caller holds the link. */
export async function askSponsor(
  work: Work,
  { link, person }: LinkRow,
  loan: Pick<StoredLoan, 'id'>,
  asked: Pick<typeof loanBills.$inferInsert, 'purpose' | 'amount' | 'dueDate'> & { number: number },
): Promise<void> {
  const [stored] = await work.database
    .insert(loanBills)
    .values({ ...asked, loanId: loan.id, way: 'payroll', issuedAt: work.now })
    .returning({ id: loanBills.id })
  if (!stored) throw new Error('the bill was not stored')
  const { number, amount, dueDate } = asked
  await audit(work, {
    subjectId: person.id,
    action: 'loan-bill.deduction-asked',
    entityId: link.id,
    after: { bill: stored.id, number, amount, dueDate },
  })
}
