import { keepSettlementFailure, settlePromised } from '../../usecases/request-engine/settle-promised.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** Effects that a granted request promised for a day; those of one request take place in order. Subject: the settlement. */
export const requestSettlementAct = defineDueAct({
  kind: 'request-settlement',
  cron: HOURLY,
  perform: (work, { subjectId }) => settlePromised(work, subjectId),
  onFailure: (database, { subjectId }, failure) => keepSettlementFailure(database, subjectId, failure),
})
