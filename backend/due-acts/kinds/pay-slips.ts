import { spreadPaySlipNotices, tellOfPaySlip } from '../../usecases/pay-slips/pay-slip-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** The benefits of a month are paid: each pay slip gets an act of its own, and the next month is planned. Subject: the month, 202611. */
const monthAct = defineDueAct({
  kind: 'pay-slip-month',
  cron: HOURLY,
  perform: async (work, { dueOn }) => ((await spreadPaySlipNotices(work, dueOn)) ? 'done' : 'later'),
})

/** One person is told of theirs. Subject: the pay slip. */
const noticeAct = defineDueAct({
  kind: 'pay-slip-notice',
  cron: BY_DAY,
  perform: async (work, { subjectId }) => {
    await tellOfPaySlip(work, subjectId)
    return 'done'
  },
})

export const paySlipActs = [monthAct, noticeAct] as const
