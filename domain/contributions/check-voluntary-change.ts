import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { changeWindow } from './change-window.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import { effectiveMonth } from './effective-month.ts'
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
  /** What is in force; null when nothing was ever chosen. */
  current: VoluntaryContribution | null
  /** Day on which the last change was filed; null when there was none. */
  lastChangedOn: IsoDate | null
  today: IsoDate
}

export type VoluntaryChangeProblem =
  | VoluntaryProblem
  | PaymentProblem
  | { field: 'value'; code: 'unchanged' }
  | { field: 'change'; code: 'window-closed'; nextDate: IsoDate }

export interface CheckedVoluntaryChange extends VoluntaryContribution {
  effectiveMonth: Competence
}

type Parameters = Pick<ContributionParameters, 'minimumVoluntary' | 'changeLimit' | 'lastFilingDay'>

/**
 * The whole rule of a change of a voluntary contribution, for the form and for the server alike: the plan's minimum and complete
 * payment data (specification section 5), a difference from what is in force, and the plan's change window. Answers what to keep and
 * its first month, or every problem at once.
 */
export function checkVoluntaryChange(
  change: VoluntaryChange,
  parameters: Parameters,
): Outcome<CheckedVoluntaryChange, VoluntaryChangeProblem> {
  const amount = checkVoluntaryContribution(change.amount, parameters)
  const method = change.payment.method
  const problems = [
    ...(amount.ok ? [] : amount.problems),
    ...checkPayment(change.payment),
    ...windowProblems(change, parameters),
  ]
  if (!amount.ok || method === null || problems.length > 0) return { ok: false, problems }
  const wanted = contributionOf(amount.result, method, change.payment)
  if (isSame(wanted, change.current)) return { ok: false, problems: [{ field: 'value', code: 'unchanged' }] }
  return { ok: true, result: { ...wanted, effectiveMonth: effectiveMonth(change.today, parameters) } }
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

function windowProblems(change: VoluntaryChange, parameters: Parameters): VoluntaryChangeProblem[] {
  const window = changeWindow(change, parameters)
  return window.isOpen ? [] : [{ field: 'change', code: 'window-closed', nextDate: window.nextDate }]
}
