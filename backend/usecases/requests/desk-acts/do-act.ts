import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import type { DeskActOnWire } from '#contract/requests/desk-acts.ts'
import { RequestStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { filledFor } from '../../conversations/canned-replies/reasons-for-request.ts'
import { openConversation } from '../../conversations/open-conversation.ts'
import { moveRequest } from '../../request-engine/move-request.ts'
import { readRequestFacts } from '../../request-engine/request-facts.ts'
import { handOverCase } from '../cases/hand-over-case.ts'

/** A request as the attendant saw it, and what they want done. */
export type ActToDo = { requestId: number; version: number; act: DeskActOnWire }

/** Subject of a conversation that a reply to several requests opens. */
const SUBJECT = 'Acompanhamento de Solicitação'

/** Does what is wanted with one request, as the actor, in the caller's transaction. @throws Problem with the reason why it can't be done */
export async function doAct(work: Work, actor: Actor, { requestId, version, act }: ActToDo): Promise<void> {
  const seen = { requestId, version, reason: null }
  switch (act.tipo) {
    case 'assumir':
      return moveRequest(work, actor, { ...seen, to: RequestStatus.inAnalysis })
    case 'atribuir':
      return assign(work, actor, { requestId, version }, act.idPessoaAtendente)
    case 'mover':
      return moveRequest(work, actor, {
        ...seen,
        to: act.idStatus as RequestStatusId,
        reason:
          act.motivo === undefined ? null : filledFor(await factsOf(work, requestId), actor, act.motivo),
      })
    case 'responder':
      return reply(work, actor, requestId, act.mensagem)
  }
}

/** A request that nobody has is taken first: nobody can hand over a request that they do not have. */
async function assign(
  work: Work,
  actor: Actor,
  { requestId, version }: Omit<ActToDo, 'act'>,
  assigneeId: number,
): Promise<void> {
  const isFree = (await factsOf(work, requestId)).request.analystId === null
  if (isFree)
    await moveRequest(work, actor, { requestId, version, to: RequestStatus.inAnalysis, reason: null })
  if (isFree && assigneeId === actor.personId) return
  const held = isFree ? (await factsOf(work, requestId)).request.version : version
  await handOverCase(work, actor, { requestId, version: held, assigneeId, note: '' })
}

async function reply(work: Work, actor: Actor, requestId: number, text: string): Promise<void> {
  const facts = await factsOf(work, requestId)
  const { person, plan } = facts
  await openConversation(work, actor, {
    personId: person.id,
    planId: plan.id,
    requestId,
    subject: SUBJECT,
    text: filledFor(facts, actor, text),
    fileIds: [],
    key: null,
  })
}

async function factsOf(work: Work, requestId: number) {
  const facts = await readRequestFacts(work.database, requestId, work.now)
  if (!facts) throw notFound('Esta solicitação não existe.')
  return facts
}
