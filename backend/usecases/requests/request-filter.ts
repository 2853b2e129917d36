import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { requests } from '../../database/schema/requests.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant } from '../../security/permissions.ts'
import { keywordPatterns, kindsNamed, peopleNamed } from './keyword-patterns.ts'

/** Filters of the request list as the wire spells them; 0 or absent means all, dates inclusive in São Paulo. */
export type RequestFilters = {
  idPessoa: number
  idPlano: number
  idFuncionalidade: number
  idStatus: number
  dataSolicitacaoInicio?: string | undefined
  dataSolicitacaoFinal?: string | undefined
  palavraChave?: string | undefined
}

/** The filters that an actor may ask for: a participant is always held to their own requests. */
export function filtersFor(filters: RequestFilters, actor: Actor): RequestFilters {
  return { ...filters, idPessoa: isAttendant(actor) ? filters.idPessoa : actor.personId }
}

/**
 * The condition of a filtered list, made only of the filters that are set: a statement with every filter optional gets a plan that
 * suits none of them. A participant is always held to their own requests, whatever they asked for.
 */
export function requestCondition(database: Querier, filters: RequestFilters, actor: Actor): SQL | undefined {
  const keyword = filters.palavraChave
  return and(
    conditionBesideKeyword(filtersFor(filters, actor)),
    keyword ? keywordCondition(database, keyword, actor) : undefined,
  )
}

/** What every filter but the keyword asks for. */
export function conditionBesideKeyword({
  idPessoa,
  idPlano,
  idFuncionalidade,
  idStatus,
  dataSolicitacaoInicio: first,
  dataSolicitacaoFinal: last,
}: RequestFilters): SQL | undefined {
  return and(
    idPessoa === 0 ? undefined : eq(requests.personId, idPessoa),
    idPlano === 0 ? undefined : eq(requests.planId, idPlano),
    idFuncionalidade === 0 ? undefined : eq(requests.kindId, idFuncionalidade),
    idStatus === 0 ? undefined : eq(requests.status, idStatus),
    first ? gte(requests.filedAt, startOfDay(first)) : undefined,
    last ? lt(requests.filedAt, startOfDay(last, 1)) : undefined,
  )
}

/** Instant at which a São Paulo day begins, some days later. */
export function startOfDay(date: string, daysLater = 0): SQL {
  return sql`((${date}::date + ${daysLater}::int)::timestamp at time zone 'America/Sao_Paulo')`
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
