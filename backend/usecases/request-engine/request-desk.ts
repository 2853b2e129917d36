import type { Part } from '../../parts.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'

/** The service desk's part in the life of a request: who works on one, and who hears of it. */
export type RequestDesk = {
  /** @throws 409 `em-uso` while a colleague works on it */
  requireNotHeldByAnother(work: Work, actor: Actor, requestId: number): Promise<void>
  /** Somebody moved it; `keeps`: whether the actor goes on working on it. */
  moved(work: Work, actor: Actor, moved: { requestId: number; keeps: boolean }): Promise<void>
  /** It waits for the desk, or, begun, does not any more. */
  notifyOfWaiting(work: Work, request: { requestId: number; personId: number }): Promise<void>
  /** It came to a stage, by an event of its history. */
  notifyOfStage(work: Work, eventId: number): Promise<void>
}

export const requestDeskPart: Part<RequestDesk> = { name: 'the service desk of requests' }

/** The desk that whoever works has at hand. */
export function requestDeskIn({ parts }: Pick<Work, 'parts'>): RequestDesk {
  return parts.get(requestDeskPart)
}
