import type { Querier } from '#backend/database/client.ts'
import { notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { CannedReply } from '#contract/conversations/canned-replies.ts'
import { fillReply, type ReplyUse } from '#domain/conversations/canned-replies.ts'
import { firstName } from '#domain/first-name.ts'
import { type RequestFacts, readRequestFacts } from '../../request-engine/request-facts.ts'
import { keptReplies } from './kept-replies.ts'

/** The texts of a use that fit a request, as this attendant would write them about it. @throws 404 when there is no such request */
export async function reasonsForRequest(
  database: Querier,
  actor: Actor,
  { requestId, use, now }: { requestId: number; use: ReplyUse; now: Date },
): Promise<CannedReply[]> {
  const facts = await readRequestFacts(database, requestId, now)
  if (!facts) throw notFound('Esta solicitação não existe.')
  const replies = await keptReplies(database, { use, kindId: facts.kind.id })
  return replies.map((reply) => ({ ...reply, texto: filledFor(facts, actor, reply.texto) }))
}

/** A text with its variables filled in for one request and who writes it. */
export function filledFor(
  { person, plan, request, kind }: Pick<RequestFacts, 'person' | 'plan' | 'request' | 'kind'>,
  actor: Pick<Actor, 'name'>,
  text: string,
): string {
  return fillReply(text, {
    primeiroNome: firstName(person.name),
    nome: person.name,
    plano: plan.name,
    protocolo: request.protocol,
    servico: kind.name,
    atendente: actor.name,
  })
}
