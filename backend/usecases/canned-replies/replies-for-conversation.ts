import { and, asc, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { cannedReplyData } from '#contract/canned-replies.ts'
import { fillReply } from '#domain/conversations/canned-replies.ts'
import { firstName } from '#domain/first-name.ts'
import type { Querier } from '../../database/client.ts'
import { registryEntries } from '../../database/schema/registries.ts'
import type { Actor } from '../../security/actor.ts'
import { readSummary } from './read-summaries.ts'

/** Most replies that an attendant chooses from. */
const MOST = 200

/** The replies that are not archived, by title, as this attendant would send them in a conversation. */
export async function listCannedReplies(database: Querier, actor: Actor, conversationId: number) {
  const { owner, plan, request, requestKind } = await readSummary(database, conversationId)
  const values = {
    primeiroNome: firstName(owner.nome),
    nome: owner.nome,
    plano: plan.nome,
    protocolo: request?.protocolo ?? '',
    servico: requestKind ?? '',
    atendente: actor.name,
  }
  const rows = await database
    .select({ id: registryEntries.id, data: registryEntries.data })
    .from(registryEntries)
    .where(and(eq(registryEntries.registry, 'respostas-prontas'), isNull(registryEntries.archivedAt)))
    .orderBy(asc(registryEntries.key))
    .limit(MOST)
  return rows.map(({ id, data }) => {
    const { titulo, texto } = v.parse(cannedReplyData, data)
    return { id, titulo, texto: fillReply(texto, values) }
  })
}
