import { notifyOfPaySlip } from '../../usecases/payroll/pay-slips/pay-slip-notices.ts'
import { BY_DAY, defineDueAct } from '../define-due-act.ts'

/** A benefit is paid: its person is told that the pay slip is there. Subject: the pay slip. */
export const paySlipNoticeAct = defineDueAct({
  kind: 'pay-slip-notice',
  cron: BY_DAY,
  perform: (work, { subjectId }) => notifyOfPaySlip(work, subjectId),
})
