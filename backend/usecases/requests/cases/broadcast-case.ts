import type { Work } from '#backend/work.ts'
import type { CaseCause } from '#contract/requests/cases.ts'

/** Tells, after the commit, whoever has a request open at the service desk that something of it is another. */
export function broadcastCase(
  work: Pick<Work, 'afterCommit' | 'realtime' | 'actor'>,
  requestId: number,
  cause: CaseCause,
): void {
  const by = work.actor?.level ? { id: work.actor.personId, nome: work.actor.name } : null
  work.afterCommit(() => work.realtime.broadcastCase({ requestId, cause, by }))
}
