import type { IsoDate } from '#domain/calendar.ts'
import { type LoanSettlement, loanSettlement } from '#domain/loans/settlement.ts'
import type { Querier } from '../../database/client.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { chargeRulesOn } from './charge-rules.ts'

export type LoanDebt = { loanId: number; settlement: LoanSettlement }

/**
 * Debt of a link's loan on a day; null where no contract runs. A redemption takes it out before anything is paid, and nothing is ported
 * while it is owed.
 */
export async function openLoanDebt(
  database: Querier,
  linkId: number,
  day: IsoDate,
): Promise<LoanDebt | null> {
  const loan = await runningLoan(database, linkId)
  if (loan === null || loan.releasedOn > day) return null
  const { plan } = await linkById(database, linkId)
  return { loanId: loan.id, settlement: loanSettlement(loan, day, await chargeRulesOn(database, plan, day)) }
}
