import { issuePlannedBills } from '../../usecases/loans/issue-loan-bills.ts'
import { notifyLoanBillOverdue, remindOfLoanBill } from '../../usecases/loans/loan-bill-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** Bills of a contract, by boleto or through the sponsor (subject: the loan), and reminders of an unpaid boleto (subject: the bill). */
export const loanBillActs = [
  defineDueAct({
    kind: 'loan-bill',
    cron: HOURLY,
    perform: (work, { subjectId }) => issuePlannedBills(work, subjectId),
  }),
  defineDueAct({
    kind: 'loan-bill-due-soon',
    cron: BY_DAY,
    perform: (work, { subjectId }) => remindOfLoanBill(work, subjectId),
  }),
  defineDueAct({
    kind: 'loan-bill-overdue',
    cron: BY_DAY,
    perform: (work, { subjectId }) => notifyLoanBillOverdue(work, subjectId),
  }),
] as const
