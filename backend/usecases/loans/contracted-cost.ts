import { loanContractContent } from '#contract/loans/loan-contract-content.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { effectiveCostPercent } from '#domain/loans/effective-cost.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import type { Querier } from '../../database/client.ts'
import { contractOfLoan } from '../../database/queries/loan-contracts.ts'
import type { StoredLoan } from '../../database/queries/loans.ts'
import { openSealedText } from '../../security/sealed-text.ts'

/**
 * Total effective cost of a loan as it was contracted, per cent a year: an extra payment changes what is left to pay, not what was agreed.
 * Of a contract that was signed outside the portal it is found by the instalments that it began with.
 */
export async function contractedCost(database: Querier, loan: StoredLoan): Promise<number | null> {
  const kept = await contractOfLoan(database, loan.id)
  if (kept) return openSealedText(loanContractContent, kept).cet
  const { amount: principal, monthlyPercent, system, releasedOn } = loan
  const instalments =
    loan.extraPayments.length === 0
      ? loan.instalments
      : loanSchedule({ principal, monthlyPercent, system, dueDates: loanDueDates(releasedOn, loan) })
  return effectiveCostPercent({ ...loan, instalments })
}
