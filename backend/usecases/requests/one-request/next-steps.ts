import type { Querier } from '#backend/database/client.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant, mayActFor } from '#backend/security/permissions.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { answerableUntil } from '#domain/requests/transition.ts'
import { findVisibleLink } from '../../plans/require-link.ts'
import { isServiceOffered } from '../../plans/require-service.ts'
import { isAnsweredOnPage } from '../../request-engine/answered-on-page.ts'
import type { RequestFacts } from '../../request-engine/request-facts.ts'
import type { AnyRequestKind } from '../../request-engine/request-kinds.ts'

type NextSteps = Pick<
  RequestDetail,
  'correcao' | 'podeResponder' | 'responderAte' | 'prazoInicial' | 'refazer'
>

type Input = { kind: AnyRequestKind | null; actor: Actor; now: Date }

/** How a request can go on for whoever looks at it, besides its moves, and until when. */
export async function nextStepsOf(database: Querier, facts: RequestFacts, input: Input): Promise<NextSteps> {
  const { request } = facts
  const { kind, actor } = input
  const isReturned = request.status === RequestStatus.returned && !facts.isFrozen
  const mayAct = mayActFor(actor, request.personId)
  return {
    correcao: isReturned ? correctionOf(facts, kind, actor) : null,
    podeResponder: isReturned && mayAct && isAnsweredOnPage(kind),
    responderAte: isReturned && request.pausedSince ? answerableUntil(request.pausedSince) : null,
    prazoInicial:
      request.slaBusinessDays > 0
        ? addBusinessDays(saoPauloDateOf(request.filedAt), request.slaBusinessDays)
        : null,
    refazer: mayAct ? await refilingOf(database, facts, input) : null,
  }
}

/** Where whoever filed it corrects it, while it is returned. */
function correctionOf({ request }: RequestFacts, kind: AnyRequestKind | null, actor: Actor): string | null {
  const path = kind?.correctionPath ?? null
  const isTheirTurn = kind?.filedBy === 'attendant' ? isAttendant(actor) : mayActFor(actor, request.personId)
  if (path === null || !isTheirTurn) return null
  return `${path}${path.includes('?') ? '&' : '?'}idRequisicao=${request.id}`
}

/** Came to nothing, so a new request may be filed. */
const CAME_TO_NOTHING: readonly RequestStatusId[] = [
  RequestStatus.refused,
  RequestStatus.cancelled,
  RequestStatus.expired,
]

/** Where it is asked for again, while its service is offered to the link. */
async function refilingOf(
  database: Querier,
  { request, person, plan }: RequestFacts,
  { kind, actor, now }: Input,
): Promise<string | null> {
  const hasEnded = CAME_TO_NOTHING.some((status) => status === request.status)
  if (!hasEnded || !kind?.service || kind.filedBy !== 'participant') return null
  const today = saoPauloDateOf(now)
  const target = { personId: person.id, planId: plan.id, linkId: request.linkId }
  const row = await findVisibleLink(database, actor, target, today)
  if (!row || !(await isServiceOffered(database, kind.service, row, today))) return null
  return kind.correctionPath ?? `/services/${kind.service}`
}
