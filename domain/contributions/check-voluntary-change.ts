import type { Outcome } from '#domain/outcome.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import type { PaymentDetails, PaymentMethodCode, PaymentProblem } from './payment-methods.ts'
import { checkPayment, PaymentMethod } from './payment-methods.ts'
import type { VoluntaryProblem } from './voluntary-contribution.ts'
import { checkVoluntaryContribution } from './voluntary-contribution.ts'

/** A fixed voluntary contribution, reais a month. Agency and account are null unless it is debited. */
export interface VoluntaryContribution {
  amount: number
  paymentMethod: PaymentMethodCode
  agency: string | null
  account: string | null
}

export interface VoluntaryChange {
  /** Reais; null while the field is empty. */
  amount: number | null
  payment: PaymentDetails
  /** In force; null when nothing was ever chosen. */
  current: VoluntaryContribution | null
}

export type VoluntaryChangeProblem = VoluntaryProblem | PaymentProblem | { field: 'value'; code: 'unchanged' }

/**
 * A change of a voluntary contribution, for the form and for the server alike: the plan's minimum and complete payment data, and a difference from what is in force. Answers what to keep, or every problem at once. On which day it
 * may be filed is for `changeWindow`, from when it counts for `effectiveMonth`.
 */
export function checkVoluntaryChange(
  change: VoluntaryChange,
  parameters: Pick<ContributionParameters, 'minimumVoluntary'>,
): Outcome<VoluntaryContribution, VoluntaryChangeProblem> {
  const amount = checkVoluntaryContribution(change.amount, parameters)
  const method = change.payment.method
  const problems = [...(amount.ok ? [] : amount.problems), ...checkPayment(change.payment)]
  if (!amount.ok || method === null || problems.length > 0) return { ok: false, problems }
  const wanted = contributionOf(amount.result, method, change.payment)
  return isSame(wanted, change.current)
    ? { ok: false, problems: [{ field: 'value', code: 'unchanged' }] }
    : { ok: true, result: wanted }
}

/** Account data that a boleto doesn't need are dropped, so that nothing is kept of them. */
function contributionOf(
  amount: number,
  paymentMethod: PaymentMethodCode,
  { agency, account }: PaymentDetails,
): VoluntaryContribution {
  const isDebit = paymentMethod === PaymentMethod.debit
  return { amount, paymentMethod, agency: isDebit ? agency : null, account: isDebit ? account : null }
}

function isSame(wanted: VoluntaryContribution, current: VoluntaryContribution | null): boolean {
  return (
    wanted.amount === current?.amount &&
    wanted.paymentMethod === current.paymentMethod &&
    wanted.agency === current.agency &&
    wanted.account === current.account
  )
}
