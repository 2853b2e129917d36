import { creditPayment } from '../../usecases/contribution-payments/credit-payment.ts'
import {
  remindOfPayment,
  tellOverdue,
  tellThirdMonth,
} from '../../usecases/contribution-payments/payment-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** What is told of a contribution that waits for its money, and its credit once it is paid. Subject of each: the contribution. */
export const contributionPaymentActs = [
  defineDueAct({
    kind: 'payment-due-soon',
    cron: BY_DAY,
    perform: async (work, { subjectId }) => {
      await remindOfPayment(work, subjectId)
      return 'done'
    },
  }),
  defineDueAct({
    kind: 'payment-overdue',
    cron: BY_DAY,
    perform: async (work, { subjectId }) => {
      await tellOverdue(work, subjectId)
      return 'done'
    },
  }),
  defineDueAct({
    kind: 'payment-third-month',
    cron: BY_DAY,
    perform: async (work, { subjectId }) => {
      await tellThirdMonth(work, subjectId)
      return 'done'
    },
  }),
  // While the quota of its credit day is not published, it waits.
  defineDueAct({
    kind: 'payment-credit',
    cron: HOURLY,
    perform: async (work, { subjectId }) => ((await creditPayment(work, subjectId)) ? 'done' : 'later'),
  }),
] as const
