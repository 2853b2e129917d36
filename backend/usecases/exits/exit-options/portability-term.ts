import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { portabilityTerms } from '#backend/database/schema/portability-transfers.ts'
import { conflict } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { portabilitySentences } from '#contract/exits/portability.text.ts'
import type { DeskTerm } from '#contract/requests/desk-term.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import type { CurrentRequest } from '../../request-engine/define-request-kind.ts'
import { newestData } from '../../request-engine/request-data.ts'
import { lockedRequest } from '../../request-engine/request-facts.ts'
import { broadcastCase } from '../../requests/cases/broadcast-case.ts'

const KIND = { data: { upgrades: [] } } as const
const IN_THE_END = new Set<number>([RequestStatus.refused, RequestStatus.cancelled, RequestStatus.expired])

/** By when the term of a portability has to be sent, and when it was; null for any other request, and for one that promised no day. */
export async function portabilityTermOf(
  database: Querier,
  { id, kindId, status }: CurrentRequest,
): Promise<DeskTerm | null> {
  if (kindId !== requestKindId('portabilidade') || IN_THE_END.has(status)) return null
  const [sent] = await database.select().from(portabilityTerms).where(eq(portabilityTerms.requestId, id))
  if (sent) return { ate: sent.dueOn, enviadoEm: sent.sentOn }
  const ate = (await newestData(database, KIND, id))?.['prazoTermo']
  return typeof ate === 'string' ? { ate, enviadoEm: null } : null
}

/** Records that the term was sent to the entity of the destination today. @throws 409 where none is to be sent, or it was */
export async function recordTermSent(work: Work, actor: Actor, requestId: number): Promise<DeskTerm> {
  const facts = await lockedRequest(work, requestId)
  const term = facts && (await portabilityTermOf(work.database, facts.request))
  if (!facts || !term) throw conflict(portabilitySentences.noTerm)
  if (term.enviadoEm !== null) throw conflict(portabilitySentences.termSent)
  const sentOn = saoPauloDateOf(work.now)
  await work.database
    .insert(portabilityTerms)
    .values({ requestId, dueOn: term.ate, sentOn, sentById: actor.personId, createdAt: work.now })
  await audit(work, {
    subjectId: facts.person.id,
    action: 'portability.term-sent',
    entityId: requestId,
    after: { dueOn: term.ate, sentOn },
  })
  broadcastCase(work, requestId, 'nota')
  return { ate: term.ate, enviadoEm: sentOn }
}
