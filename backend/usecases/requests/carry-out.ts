import { desc, eq } from 'drizzle-orm'
import type { Competence } from '#domain/calendar.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { type LinkRow, linkById } from '../../database/queries/plan-links.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { conflict } from '../../problem.ts'
import type { Work } from '../../work.ts'
import { isServiceOffered } from '../plans/require-service.ts'
import { announceMove } from './announce-move.ts'
import { applyMove } from './apply-move.ts'
import type { KindContext, RequestKind, Submission } from './kinds/define-request-kind.ts'
import { readStored } from './kinds/stored-data.ts'
import type { RequestFacts } from './request-facts.ts'

/**
 * Carries out a request that was just granted and completes it, in the transaction of the decision. What was promised from a month
 * that has passed by now holds from the first one still possible: the past is never rewritten.
 * @throws 409 when the service is not offered to the link any more.
 */
export async function carryOutGranted(
  work: Work,
  facts: RequestFacts,
  kind: RequestKind<Submission, unknown>,
): Promise<void> {
  const row = await linkById(work.database, facts.request.linkId)
  const today = saoPauloDateOf(work.now)
  if (kind.service !== null && !(await isServiceOffered(work.database, kind.service, row, today))) {
    throw conflict(
      'O serviço não é mais oferecido a esta pessoa, porque a situação dela no plano mudou. Indefira ou devolva a solicitação.',
    )
  }
  const [payload] = await work.database
    .select({ data: requestPayloads.data, version: requestPayloads.dataVersion })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, facts.request.id))
    .orderBy(desc(requestPayloads.version))
    .limit(1)
  if (!payload) throw new Error('a request without data can not be carried out')
  await completeNow(work, facts, kind, { row, data: readStored(kind.data, payload) })
}

/** Carries out a request, completes it and tells the participant, once: kinds that tell it in their own words are left to that. */
export async function completeNow<Asked extends Submission, Data>(
  work: Work,
  facts: RequestFacts,
  kind: RequestKind<Asked, Data>,
  { row, data }: { row: LinkRow; data: Data },
): Promise<void> {
  const context = { database: work.database, row, today: saoPauloDateOf(work.now) }
  const { month, note } = await effectOf(kind, context, data)
  await kind.execute(work, { row, requestId: facts.request.id, data, effectiveMonth: month })
  const done = { author: { role: 'system' }, reason: note } as const
  const completed = await applyMove(work, facts, RequestStatus.completed, done)
  if (!kind.isSilent) await announceMove(work, completed, RequestStatus.completed, done)
}

type Effect = { month: Competence | null; note: string | null }

/** The later of the promised month and the first one still possible, and the sentence that says so. */
async function effectOf<Asked extends Submission, Data>(
  { effectiveMonth }: RequestKind<Asked, Data>,
  context: KindContext,
  data: Data,
): Promise<Effect> {
  if (!effectiveMonth) return { month: null, note: null }
  const promised = effectiveMonth.promised(data)
  const possible = await effectiveMonth.firstPossible(context)
  if (possible <= promised) return { month: promised, note: `Vale a partir de ${inWords(promised)}.` }
  const late = `O pedido era para ${inWords(promised)}, mas a decisão saiu depois.`
  return { month: possible, note: `${late} Vale a partir de ${inWords(possible)}.` }
}

const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function inWords(month: Competence): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`))
}
