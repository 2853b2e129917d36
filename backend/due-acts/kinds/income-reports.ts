import { spreadReportNotice, tellOfReport } from '../../usecases/income-reports/report-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** The reports of a year are there: everybody who has one gets an act of their own, and the next year is planned. Subject: the year. */
const yearAct = defineDueAct({
  kind: 'income-report-year',
  cron: HOURLY,
  perform: async (work, { subjectId, dueOn }) => {
    await spreadReportNotice(work, subjectId, dueOn)
    return 'done'
  },
})

/** One person is told of their report. Subject: the plan link. */
const noticeAct = defineDueAct({
  kind: 'income-report-notice',
  cron: BY_DAY,
  perform: async (work, { subjectId, dueOn }) => {
    await tellOfReport(work, subjectId, dueOn)
    return 'done'
  },
})

export const incomeReportActs = [yearAct, noticeAct] as const
