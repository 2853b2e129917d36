import * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import { Problem } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { outlookSentences, paymentNotByTaker } from '#contract/requests/cases.text.ts'
import type { GrantOutlookOnWire } from '#contract/requests/cases.ts'
import { competenceOf } from '#domain/calendar.ts'
import { decisionOutlook } from '#domain/requests/cases/decision-outlook.ts'
import { clockOf, type RequestStatusId } from '#domain/requests/request-status.ts'
import {
  decisionContextOf,
  requireAccountTrusted,
  requireGrantable,
} from '../../request-engine/grant-request.ts'
import { newestData } from '../../request-engine/request-data.ts'
import type { RequestFacts } from '../../request-engine/request-facts.ts'
import type { AnyRequestKind } from '../../request-engine/request-kinds.ts'
import { requestActorOf } from '../../request-engine/request-move.ts'
import { monthOf } from '../../request-engine/settle-request.ts'
import { colleagueOf } from '../../request-engine/transition-refusal.ts'
import { isWithheldFrom } from '../../request-engine/withheld-data.ts'

type ReadContext = { database: Querier; now: Date; actor: Actor; kind: AnyRequestKind | null }

/** Effect of granting a request today, obstacles to it, and who else has to grant it; null where it is decided. Changes nothing. */
export async function grantOutlookOf(
  facts: RequestFacts,
  asked: ReadContext,
): Promise<GrantOutlookOnWire | null> {
  if (clockOf(facts.request.status as RequestStatusId) === 'stopped' || facts.isFrozen) return null
  return { ...(await effectOf(facts, asked)), quem: whoDecides(facts, asked.actor) }
}

/** Of a kind that is completed by hand, and of data in a shape that nobody knows, nothing is told. */
async function effectOf(
  facts: RequestFacts,
  { database, now, actor, kind }: ReadContext,
): Promise<Pick<GrantOutlookOnWire, 'efeitos' | 'obstaculo'>> {
  if (!kind?.effect) return { efeitos: [], obstaculo: null }
  const stored = await newestData(database, kind, facts.request.id)
  if (stored === null || !v.is(kind.data.schema, stored)) return { efeitos: [], obstaculo: null }
  const context = await decisionContextOf({ database, now }, facts.request)
  const obstaculo = await (async () => {
    requireAccountTrusted(facts, context.today)
    await requireGrantable(kind, context, stored)
  })().then(() => null, refusalDetail)
  const shown = isWithheldFrom(facts, kind, actor) ? (kind.withheld?.(stored) ?? stored) : stored
  const { month } = await monthOf(kind, context, stored)
  const efeitos = await kind.effect({ ...context, from: month ?? competenceOf(context.today) }, shown)
  return { efeitos: [...efeitos], obstaculo }
}

function refusalDetail(error: unknown): string {
  if (error instanceof Problem) return error.detail
  throw error
}

function whoDecides(facts: RequestFacts, actor: Actor): string | null {
  const { request, stages, parties } = facts
  const last = stages.at(-1)
  if (!last) return null
  const known = requestActorOf(facts, actor)
  // Whoever takes what has one stage alone has worked on it by then.
  const takesIt = request.analystId === null && stages.length === 1
  const hasTakenPart = parties.earlierWorkerIds.includes(actor.personId) || takesIt
  const code = decisionOutlook({
    actor: known.kind === 'attendant' ? { ...known, hasTakenPart } : known,
    lastLevel: last.level,
    isPayment: request.isPayment,
  })
  if (code === null) return null
  const whoGrants = colleagueOf(last.level)
  return code === 'four-eyes' && !parties.earlierWorkerIds.includes(actor.personId)
    ? paymentNotByTaker(whoGrants)
    : outlookSentences[code](whoGrants)
}
