import { fanOutReportNotice, notifyOfReport } from '../../usecases/payroll/income-reports/report-notices.ts'
import { BY_DAY, defineDueAct, HOURLY } from '../define-due-act.ts'

/** The reports of a year are there: everybody who has one gets an act of their own, and the next year is planned. Subject: the year. */
const yearAct = defineDueAct({
  kind: 'income-report-year',
  cron: HOURLY,
  perform: (work, { subjectId, dueOn }) => fanOutReportNotice(work, subjectId, dueOn),
})

/** One person is told of their report. Subject: the plan link. */
const noticeAct = defineDueAct({
  kind: 'income-report-notice',
  cron: BY_DAY,
  perform: (work, { subjectId, dueOn }) => notifyOfReport(work, subjectId, dueOn),
})

export const incomeReportActs = [yearAct, noticeAct] as const
