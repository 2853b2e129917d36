import {
  broadcastArrival,
  broadcastStagesSettled,
  broadcastToAttendants,
} from '../messages/notifications/broadcast-to-attendants.ts'
import type { RequestDesk } from '../request-engine/request-desk.ts'
import { broadcastCase } from './cases/broadcast-case.ts'
import { releaseForActor, requireNotHeldByAnother } from './cases/case-lock.ts'

/** The service desk of the portal: colleagues hold cases, and the bell tells of what waits. */
export const requestDesk: RequestDesk = {
  requireNotHeldByAnother,
  async moved(work, actor, { requestId, keeps }) {
    broadcastCase(work, requestId, 'passo')
    if (!keeps) await releaseForActor(work, actor, requestId)
    await broadcastStagesSettled(work, requestId)
  },
  notifyOfWaiting: (work, { requestId, personId }) =>
    broadcastToAttendants(work, { kind: 'request', id: requestId }, personId),
  notifyOfStage: broadcastArrival,
}
