import {
  tellAttendants,
  tellOfArrival,
  tellStagesSettled,
} from '../messages/notifications/tell-attendants.ts'
import type { RequestDesk } from '../request-engine/request-desk.ts'
import { releaseForActor, requireNotHeldByAnother } from './cases/case-lock.ts'
import { tellCase } from './cases/tell-case.ts'

/** The service desk of the portal: colleagues hold cases, and the bell tells of what waits. */
export const requestDesk: RequestDesk = {
  requireNotHeldByAnother,
  async moved(work, actor, { requestId, keeps }) {
    tellCase(work, requestId, 'passo')
    if (!keeps) await releaseForActor(work, actor, requestId)
    await tellStagesSettled(work, requestId)
  },
  notifyOfWaiting: (work, { requestId, personId }) =>
    tellAttendants(work, { kind: 'request', id: requestId }, personId),
  notifyOfStage: tellOfArrival,
}
