import { endExpiredHold } from '../../usecases/identity/end-expired-hold.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** A changed e-mail waits no more: what waited with it takes effect. Subject: its wait. */
export const emailHoldEndAct = defineDueAct({
  kind: 'email-hold-end',
  cron: HOURLY,
  perform: (work, { subjectId }) => endExpiredHold(work, subjectId),
})
