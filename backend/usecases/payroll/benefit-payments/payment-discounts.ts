import type { Querier } from '#backend/database/client.ts'
import { type BenefitInForce, discountsIn } from '#backend/database/queries/benefits.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { affordableDiscounts } from '#domain/payroll/benefit-payments/affordable-discounts.ts'
import { calculatePaySlip, type PaySlipInput } from '#domain/payroll/pay-slips/calculate-pay-slip.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { openLoanDebt } from '../../loans/open-loan-debt.ts'
import { loanDeductionIn } from '../../loans/pay-slip-deductions.ts'

/** A pay slip with what is taken from it; `settlesLoan`: the contract that it pays off. */
export type SlipWithDiscounts = { slip: PaySlip; settlesLoan: number | null }

/**
 * The slip of a payment with its standing discounts and the instalment of the loan, as far as it goes. The last payment of a benefit pays off
 * the loan where it is enough for that, since there is no later one.
 */
export async function withDiscounts(
  database: Querier,
  { id, linkId }: BenefitInForce,
  input: Omit<PaySlipInput, 'discounts'>,
  { month, on, isLast }: { month: Competence; on: IsoDate; isLast: boolean },
): Promise<SlipWithDiscounts> {
  const [standing, instalment, debt] = await Promise.all([
    discountsIn(database, id, month),
    loanDeductionIn(database, linkId, month),
    isLast ? openLoanDebt(database, linkId, on) : null,
  ])
  if (debt && debt.settlement.total > 0) {
    const owed = { code: PaySlipLineCode.loan, amount: debt.settlement.total } as const
    const slip = calculatePaySlip({ ...input, discounts: [...standing, owed] })
    if (slip.net >= 0) return { slip, settlesLoan: debt.loanId }
  }
  const discounts = instalment ? [...standing, instalment] : standing
  return { slip: affordable({ ...input, discounts }), settlesLoan: null }
}

/** The slip with as much of the discounts as the payment bears. */
function affordable(input: PaySlipInput): PaySlip {
  const slip = calculatePaySlip(input)
  if (slip.net >= 0) return slip
  const available = sumReais([slip.net, ...input.discounts.map(({ amount }) => amount)])
  return calculatePaySlip({ ...input, discounts: affordableDiscounts(input.discounts, available) })
}
