import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { transitionRequest } from '#domain/requests/transition.ts'
import { type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import type { Work } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import { lockedRequest } from './request-facts.ts'

/** Expires a returned request whose 30 days to answer are over, and tells its participant. Any other stays as it is. */
export async function expireRequest(work: Work, requestId: number): Promise<ActOutcome> {
  const facts = await lockedRequest(work, requestId)
  if (facts === null) return skip('gone')
  if (facts.request.status !== RequestStatus.returned) return skip('answered')
  if (facts.isFrozen) return skip('frozen')
  const outcome = transitionRequest({
    from: RequestStatus.returned,
    to: RequestStatus.expired,
    actor: { kind: 'system' },
    today: saoPauloDateOf(work.now),
    stageLevel: 1,
    isPayment: facts.request.isPayment,
    returnedOn: facts.request.pausedSince,
    cancellableUntil: null,
    reason: null,
    corrections: [],
  })
  if (!outcome.ok) return skip('other-day')
  const step = { author: { role: 'system' }, reason: null } as const
  const moved = await applyMove(work, facts, RequestStatus.expired, step)
  await announceMove(work, moved, RequestStatus.expired, step)
  return 'done'
}
