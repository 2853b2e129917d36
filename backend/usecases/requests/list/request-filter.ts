import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { keywordPatterns, kindsNamed, peopleNamed } from '#backend/database/queries/keyword-patterns.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { startOfDay } from '#backend/database/start-of-day.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant } from '#backend/security/permissions.ts'
import type { RequestOrder } from '#contract/requests/request-queue.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { WaitsFor } from '#domain/requests/waiting.ts'
import { type QueueFilter, queueCondition, statusesOfQueue } from './queue-filter.ts'

/** Filters of the request list as the wire spells them; 0 or absent means all, dates inclusive in São Paulo. */
export type RequestFilters = {
  idPessoa: number
  idPlano: number
  idFuncionalidade: number
  idStatus: number
  dataSolicitacaoInicio?: string | undefined
  dataSolicitacaoFinal?: string | undefined
  palavraChave?: string | undefined
  responsavel?: 'eu' | 'ninguem' | undefined
  prazo?: 'vencido' | 'atencao' | undefined
  aguarda?: 'atendimento' | 'participante' | 'terceiro' | undefined
  /** Default `recentes`. */
  ordem?: RequestOrder | undefined
}

/** Who asks, and when. */
export type Asking = { actor: Actor; now: Date }

/** Filters as they hold for whoever asks. */
export type HeldFilters = Pick<
  RequestFilters,
  | 'idPessoa'
  | 'idPlano'
  | 'idFuncionalidade'
  | 'dataSolicitacaoInicio'
  | 'dataSolicitacaoFinal'
  | 'palavraChave'
> & {
  /** Null: all. */
  statuses: readonly number[] | null
  /** Null: nothing of the kind is asked for. */
  queue: QueueFilter | null
  order: RequestOrder
}

/** The filters that somebody may ask for: a participant is always held to their own requests, which are in nobody's hands for them. */
export function filtersFor(
  { idStatus, responsavel, prazo, aguarda, ordem = 'recentes', ...filters }: RequestFilters,
  { actor, now }: Asking,
): HeldFilters {
  const isOfDesk = isAttendant(actor)
  const holder = isOfDesk ? responsavel : undefined
  const queue: QueueFilter | null =
    holder || prazo || aguarda
      ? {
          heldBy: holder && (holder === 'eu' ? actor.personId : null),
          deadline: prazo && (prazo === 'vencido' ? 'overdue' : 'at-risk'),
          waitsFor: aguarda && WAITED_FOR[aguarda],
          today: saoPauloDateOf(now),
        }
      : null
  const possible: readonly number[] | null = queue && statusesOfQueue(queue)
  return {
    ...filters,
    idPessoa: isOfDesk ? filters.idPessoa : actor.personId,
    statuses: idStatus === 0 ? possible : [idStatus].filter((status) => possible?.includes(status) ?? true),
    queue,
    order: ordem,
  }
}

const WAITED_FOR: Readonly<Record<NonNullable<RequestFilters['aguarda']>, WaitsFor>> = {
  atendimento: 'desk',
  participante: 'participant',
  terceiro: 'third-party',
}

/**
 * The condition of a filtered list, made only of the filters that are set: a statement with every filter optional gets a plan that
 * suits none of them. A participant is always held to their own requests, whatever they asked for.
 */
export function requestCondition(
  database: Querier,
  filters: RequestFilters,
  asking: Asking,
): SQL | undefined {
  const keyword = filters.palavraChave
  return and(
    conditionBesideKeyword(filtersFor(filters, asking)),
    keyword ? keywordCondition(database, keyword, asking.actor) : undefined,
  )
}

export function conditionBesideKeyword({
  idPessoa,
  idPlano,
  idFuncionalidade,
  statuses,
  queue,
  dataSolicitacaoInicio: first,
  dataSolicitacaoFinal: last,
}: Omit<HeldFilters, 'order'>): SQL | undefined {
  return and(
    idPessoa === 0 ? undefined : eq(requests.personId, idPessoa),
    idPlano === 0 ? undefined : eq(requests.planId, idPlano),
    idFuncionalidade === 0 ? undefined : eq(requests.kindId, idFuncionalidade),
    statuses === null ? undefined : isOneOf(statuses),
    queue ? queueCondition(queue) : undefined,
    first ? gte(requests.filedAt, startOfDay(first)) : undefined,
    last ? lt(requests.filedAt, startOfDay(last, 1)) : undefined,
  )
}

/** One status by itself leads to an index of its own. */
function isOneOf(statuses: readonly number[]): SQL {
  const [only] = statuses
  return only !== undefined && statuses.length === 1
    ? eq(requests.status, only)
    : inArray(requests.status, [...statuses])
}

/** Protocol and kind for everyone; name and CPF only for attendants, since a participant's list is all theirs. */
function keywordCondition(database: Querier, keyword: string, actor: Actor): SQL | undefined {
  const { protocol, kind, person } = keywordPatterns(keyword)
  return or(
    protocol?.whole,
    inArray(requests.kindId, kindsNamed(database, kind)),
    isAttendant(actor) ? inArray(requests.personId, peopleNamed(database, person)) : undefined,
  )
}
