import { eq } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { transitionRequest } from '#domain/requests/transition.ts'
import type { Api } from '../../api.ts'
import { requests } from '../../database/schema/requests.ts'
import { runWork, type WorkOrigin } from '../../work.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import { lockRequest } from './request-facts.ts'

/**
 * Expires returned requests whose 30 days to answer are over, each in its own transaction; one that fails is logged and keeps none of
 * the others from it. @returns how many.
 */
export async function expireRequests(api: Api, origin: WorkOrigin): Promise<number> {
  const returned = await api.database
    .select({ id: requests.id })
    .from(requests)
    .where(eq(requests.status, RequestStatus.returned))
  let expired = 0
  for (const { id } of returned) {
    try {
      if (await expireOne(api, origin, id)) expired += 1
    } catch (error) {
      api.log.error({ err: error, requestId: id }, 'a request could not expire')
    }
  }
  return expired
}

function expireOne(api: Api, origin: WorkOrigin, requestId: number): Promise<boolean> {
  return runWork(api, origin, async (work) => {
    const facts = await lockRequest(work, requestId)
    if (facts?.request.status !== RequestStatus.returned) return false
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
    if (!outcome.ok) return false
    const step = { author: { role: 'system' }, reason: null } as const
    const moved = await applyMove(work, facts, RequestStatus.expired, step)
    await announceMove(work, moved, RequestStatus.expired, step)
    return true
  })
}
