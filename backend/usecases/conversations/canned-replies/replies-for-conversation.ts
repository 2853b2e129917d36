import type { Querier } from '#backend/database/client.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { CannedReply } from '#contract/conversations/canned-replies.ts'
import { fillReply } from '#domain/conversations/canned-replies.ts'
import { firstName } from '#domain/first-name.ts'
import { readSummary } from '../read-summaries.ts'
import { keptReplies } from './kept-replies.ts'

/** The texts for conversations, as this attendant would send them in one. */
export async function repliesForConversation(
  database: Querier,
  actor: Actor,
  conversationId: number,
): Promise<CannedReply[]> {
  const { owner, plan, request, requestKind, requestKindId } = await readSummary(database, conversationId)
  const values = {
    primeiroNome: firstName(owner.nome),
    nome: owner.nome,
    plano: plan.nome,
    protocolo: request?.protocolo ?? '',
    servico: requestKind ?? '',
    atendente: actor.name,
  }
  const replies = await keptReplies(database, { use: 'conversa', kindId: requestKindId })
  return replies.map((reply) => ({ ...reply, texto: fillReply(reply.texto, values) }))
}
