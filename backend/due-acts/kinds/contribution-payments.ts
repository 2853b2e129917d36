import {
  remindOfPayment,
  tellOverdue,
  tellThirdMonth,
} from '../../usecases/contribution-payments/payment-notices.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** What is told of a contribution that waits for its money. Subject of each: the contribution. */
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
] as const
