import { presumeAfterArrears } from '../../usecases/collection/contribution-payments/arrears-presumed.ts'
import { creditPayment } from '../../usecases/collection/contribution-payments/credit-payment.ts'
import {
  notifyOverdue,
  notifyThirdMonth,
  remindOfPayment,
} from '../../usecases/collection/contribution-payments/payment-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** Reminders of an unpaid contribution, and its credit once it is paid. Subject of each: the contribution. */
export const contributionPaymentActs = [
  defineDueAct({
    kind: 'payment-due-soon',
    cron: BY_DAY,
    perform: (work, { subjectId }) => remindOfPayment(work, subjectId),
  }),
  defineDueAct({
    kind: 'payment-overdue',
    cron: BY_DAY,
    perform: (work, { subjectId }) => notifyOverdue(work, subjectId),
  }),
  defineDueAct({
    kind: 'payment-third-month',
    cron: BY_DAY,
    perform: (work, { subjectId }) => notifyThirdMonth(work, subjectId),
  }),
  // The day after the last one to answer the notice of arrears. Subject: the first contribution that is owed.
  defineDueAct({ kind: 'arrears-presumed', cron: BY_DAY, perform: presumeAfterArrears }),
  // While the quota of its credit day is not published, it waits.
  defineDueAct({
    kind: 'payment-credit',
    cron: HOURLY,
    perform: (work, { subjectId }) => creditPayment(work, subjectId),
  }),
] as const
