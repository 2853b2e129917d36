import {
  fanOutWindowNotice,
  notifyOfWindow,
} from '../../usecases/investments/investment-profiles/profile-window-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** A plan's window opens: everybody in the plan gets an act of their own, and the next window is planned. Subject: the plan. */
const windowAct = defineDueAct({
  kind: 'investment-profile-window',
  cron: HOURLY,
  perform: (work, { subjectId, dueOn }) => fanOutWindowNotice(work, subjectId, dueOn),
})

/** One person is told that the window is open. Subject: the plan link. */
const noticeAct = defineDueAct({
  kind: 'investment-profile-window-notice',
  cron: BY_DAY,
  perform: (work, { subjectId, dueOn }) => notifyOfWindow(work, subjectId, dueOn),
})

export const investmentProfileWindowActs = [windowAct, noticeAct] as const
