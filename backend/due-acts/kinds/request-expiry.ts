import { expireRequest } from '../../usecases/request-engine/expire-request.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** A request that was returned and not corrected in time expires. Subject: the request. */
export const requestExpiryAct = defineDueAct({
  kind: 'request-expiry',
  cron: HOURLY,
  perform: (work, { subjectId }) => expireRequest(work, subjectId),
})
