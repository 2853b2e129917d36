import { payBenefit } from '../../usecases/payroll/benefit-payments/pay-benefit.ts'
import { planPayments } from '../../usecases/payroll/benefit-payments/plan-payroll.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** The day of payment of a month: every benefit gets an act of its own, and the next month is planned. Subject: the month, as 202612. */
const payrollAct = defineDueAct({
  kind: 'benefit-payroll',
  cron: HOURLY,
  perform: (work, { dueOn }) => planPayments(work, dueOn),
})

/** One benefit is paid. Subject: the benefit. */
const paymentAct = defineDueAct({
  kind: 'benefit-payment',
  cron: HOURLY,
  perform: (work, act) => payBenefit(work, act),
})

export const benefitPaymentActs = [payrollAct, paymentAct] as const
