import { issuePlannedBills } from '../../usecases/loans/issue-loan-bills.ts'
import { remindOfLoanBill, tellLoanBillOverdue } from '../../usecases/loans/loan-bill-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** What is asked for of a contract, by boleto or of the sponsor (subject: the loan), and what is told of a boleto that waits (subject: the bill). */
export const loanBillActs = [
  defineDueAct({
    kind: 'loan-bill',
    cron: HOURLY,
    perform: async (work, { subjectId }) => {
      await issuePlannedBills(work, subjectId)
      return 'done'
    },
  }),
  defineDueAct({
    kind: 'loan-bill-due-soon',
    cron: BY_DAY,
    perform: async (work, { subjectId }) => {
      await remindOfLoanBill(work, subjectId)
      return 'done'
    },
  }),
  defineDueAct({
    kind: 'loan-bill-overdue',
    cron: BY_DAY,
    perform: async (work, { subjectId }) => {
      await tellLoanBillOverdue(work, subjectId)
      return 'done'
    },
  }),
] as const
