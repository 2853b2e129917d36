import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { ConversationSummary } from '#contract/conversations/conversations.ts'
import { conversationSideWords } from '#contract/conversations/wire-words.ts'
import type { Querier } from '../../database/client.ts'
import { conversations, messages } from '../../database/schema/conversations.ts'
import { people } from '../../database/schema/people.ts'
import { plans } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import type { Viewer } from './viewer.ts'

/** Characters of a message that a list shows. */
const SHORT_TEXT = 160

/** Same for every viewer of a conversation; each gets it in the shape of their role. */
export type StoredSummary = Awaited<ReturnType<typeof readSummaries>>[number]

/** Conversations by a condition on them, with what lists show, the one with the newest entry first. */
export function readSummaries(database: Querier, condition: SQL | undefined, limit: number) {
  // The page is found in one table, in the order of its index, before anything is read beside it.
  const page = database
    .select()
    .from(conversations)
    .where(condition)
    .orderBy(desc(conversations.lastEntryId))
    .limit(limit)
    .as('page')
  const [owner, attendant, author] = [
    alias(people, 'owner'),
    alias(people, 'attendant'),
    alias(people, 'author'),
  ]
  const last = database
    .select({
      id: messages.id,
      authorId: messages.authorId,
      authorRole: messages.authorRole,
      text: sql<string>`left(${messages.text}, ${SHORT_TEXT})`.as('short_text'),
      sentAt: messages.sentAt,
      // Drizzle writes a column of a query's only table without it, which would be the file's own here.
      hasFile: sql<boolean>`exists (select from files
        where subject_kind = 'message' and subject_id = messages.id)`.as('has_file'),
    })
    .from(messages)
    .where(and(eq(messages.conversationId, page.id), eq(messages.kind, 'message')))
    .orderBy(desc(messages.id))
    .limit(1)
    .as('last')
  const unread = (role: Viewer['role'], mark: AnyPgColumn) => sql<number>`(
    select count(*)::int from messages unread where unread.conversation_id = ${page.id}
      and unread.id > ${mark} and unread.kind = 'message' and unread.author_role <> ${role})`
  return database
    .select({
      id: page.id,
      subject: page.subject,
      openedAt: page.openedAt,
      closedAt: page.closedAt,
      waitingSince: page.waitingSince,
      lastEntryId: page.lastEntryId,
      owner: { id: owner.id, nome: owner.name },
      plan: { id: plans.id, nome: plans.name },
      request: { id: requests.id, protocolo: requests.protocol },
      requestKind: requestKinds.name,
      requestKindId: requestKinds.id,
      attendant: { id: attendant.id, nome: attendant.name },
      last: {
        id: last.id,
        authorId: last.authorId,
        authorRole: last.authorRole,
        text: last.text,
        sentAt: last.sentAt,
        hasFile: last.hasFile,
      },
      lastAuthor: author.name,
      unreadBy: {
        participant: unread('participant', page.participantRead),
        attendant: unread('attendant', page.deskRead),
      },
    })
    .from(page)
    .innerJoin(owner, eq(owner.id, page.personId))
    .innerJoin(plans, eq(plans.id, page.planId))
    .leftJoin(attendant, eq(attendant.id, page.attendantId))
    .leftJoin(requests, eq(requests.id, page.requestId))
    .leftJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .leftJoinLateral(last, sql`true`)
    .leftJoin(author, eq(author.id, last.authorId))
    .orderBy(desc(page.lastEntryId))
}

/** One conversation that is known to be there. */
export async function readSummary(database: Querier, id: number): Promise<StoredSummary> {
  const [found] = await readSummaries(database, inArray(conversations.id, [id]), 1)
  if (!found) throw new Error(`there is no conversation ${id}`)
  return found
}

/** A conversation as a list of this viewer shows it. */
export function summaryOnWire(stored: StoredSummary, { personId, role }: Viewer): ConversationSummary {
  const { last, request, closedAt } = stored
  return {
    id: stored.id,
    assunto: stored.subject,
    situacao: closedAt === null ? 'aberta' : 'encerrada',
    pessoa: stored.owner,
    plano: stored.plan,
    requisicao: request && { ...request, servico: stored.requestKind ?? '' },
    atendente: stored.attendant,
    abertaEm: stored.openedAt.toISOString(),
    encerradaEm: closedAt?.toISOString() ?? null,
    ultima: last && {
      id: last.id,
      autor: {
        id: last.authorId,
        nome: stored.lastAuthor ?? '',
        papel: conversationSideWords.toWire(last.authorRole),
      },
      minha: last.authorId === personId,
      texto: last.text,
      data: last.sentAt.toISOString(),
      temArquivo: last.hasFile,
    },
    naoLidas: stored.unreadBy[role],
    aguardando: stored.waitingSince !== null && closedAt === null,
    ordem: stored.lastEntryId,
  }
}
