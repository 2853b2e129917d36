import { eraseLink } from '../../usecases/records/retention/erase-link.ts'
import { fanOutRetention } from '../../usecases/records/retention/plan-retention.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** A month begins: every enrolment that ended long enough ago gets an act of its own, and the next month is planned. Subject: the month. */
const monthAct = defineDueAct({
  kind: 'retention',
  cron: HOURLY,
  perform: (work, { dueOn }) => fanOutRetention(work, dueOn),
})

/** Everything personal of one enrolment goes, where nothing is in the way. Subject: the plan link. */
const linkAct = defineDueAct({
  kind: 'link-retention',
  cron: HOURLY,
  perform: (work, { subjectId }) => eraseLink(work, subjectId),
})

export const retentionActs = [monthAct, linkAct] as const
