import { and, desc, eq, isNotNull, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call-types.ts'
import type { retornarConversas } from '#contract/conversations/conversations.ts'
import type { Querier } from '../../database/client.ts'
import { conversations } from '../../database/schema/conversations.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant } from '../../security/permissions.ts'
import { conversationsWith } from './conversations-with.ts'
import { readSummaries, summaryOnWire } from './read-summaries.ts'
import { viewerOf } from './viewer.ts'

/** Filters of the list as the wire spells them; 0 means all. */
export type ConversationFilters = {
  idPessoa: number
  idPlano: number
  idRequisicao: number
  caixa: 'todas' | 'minhas' | 'aguardando' | 'sem-atendente'
  situacao: 'abertas' | 'encerradas' | 'todas'
  palavraChave?: string | undefined
  antesDe?: number | undefined
  limite: number
}

/** More of a box are not counted. */
const MOST_COUNTED = 1000

type Page = Pick<CallAnswer<typeof retornarConversas>, 'conversas' | 'proxima' | 'contagem'>

/**
 * A page of conversations, the one with the newest entry first. A participant is held to their own, whatever they asked for; an attendant
 * who names nobody gets everybody's but their own, which others attend to, and how many wait in each box.
 */
export async function listConversations(
  database: Querier,
  actor: Actor,
  filters: ConversationFilters,
): Promise<Page> {
  const isDesk = isAttendant(actor) && filters.idPessoa === 0
  const personId = isAttendant(actor) ? filters.idPessoa : actor.personId
  const { limite, palavraChave } = filters
  const where = and(
    scopeOf(actor, { personId, planId: filters.idPlano }),
    isDesk ? boxOf(actor, filters.caixa) : undefined,
    situationOf(filters.situacao),
    filters.idRequisicao === 0 ? undefined : eq(conversations.requestId, filters.idRequisicao),
    filters.antesDe === undefined ? undefined : lt(conversations.lastEntryId, filters.antesDe),
    palavraChave ? conversationsWith(palavraChave, { personId }) : undefined,
  )
  const rows = await readSummaries(database, where, limite + 1)
  const shown = rows.slice(0, limite)
  return {
    conversas: shown.map((row) => summaryOnWire(row, viewerOf(actor, row.owner.id))),
    proxima: rows.length > limite ? (shown.at(-1)?.lastEntryId ?? null) : null,
    contagem: isDesk ? await countBoxes(database, actor, filters.idPlano) : null,
  }
}

function scopeOf(actor: Actor, { personId, planId }: { personId: number; planId: number }): SQL | undefined {
  return and(
    personId === 0 ? ne(conversations.personId, actor.personId) : eq(conversations.personId, personId),
    planId === 0 ? undefined : eq(conversations.planId, planId),
  )
}

function situationOf(situation: ConversationFilters['situacao']): SQL | undefined {
  if (situation === 'todas') return undefined
  return situation === 'abertas' ? isNull(conversations.closedAt) : isNotNull(conversations.closedAt)
}

/** Conversations in a box of the service desk: in all boxes but the first only open ones. */
function boxOf(actor: Actor, box: ConversationFilters['caixa']): SQL | undefined {
  const isOpen = isNull(conversations.closedAt)
  switch (box) {
    case 'todas':
      return undefined
    case 'minhas':
      return and(isOpen, eq(conversations.attendantId, actor.personId))
    case 'aguardando':
      return and(isOpen, isNotNull(conversations.waitingSince))
    case 'sem-atendente':
      return and(isOpen, isNull(conversations.attendantId))
  }
}

async function countBoxes(database: Querier, actor: Actor, planId: number): Promise<Page['contagem']> {
  const count = (box: ConversationFilters['caixa']) => {
    const newest = database
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(scopeOf(actor, { personId: 0, planId }), boxOf(actor, box)))
      .orderBy(desc(conversations.lastEntryId))
      .limit(MOST_COUNTED)
      .as('newest')
    return database.$count(newest)
  }
  const [minhas, aguardando, semAtendente] = await Promise.all([
    count('minhas'),
    count('aguardando'),
    count('sem-atendente'),
  ])
  return { minhas, aguardando, semAtendente }
}
