import { and, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { onlyDigits } from '#domain/cpf.ts'
import type { Querier } from '../../database/client.ts'
import { containing } from '../../database/like-pattern.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import type { Actor } from '../../security/actor.ts'
import { isAttendant } from '../../security/permissions.ts'

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

/**
 * The condition of a filtered list, made only of the filters that are set: a statement with every filter optional gets a plan that
 * suits none of them. A participant is always held to their own requests, whatever they asked for.
 */
export function requestCondition(database: Querier, filters: RequestFilters, actor: Actor): SQL | undefined {
  const personId = isAttendant(actor) ? filters.idPessoa : actor.personId
  const { dataSolicitacaoInicio: first, dataSolicitacaoFinal: last, palavraChave: keyword } = filters
  return and(
    personId === 0 ? undefined : eq(requests.personId, personId),
    filters.idPlano === 0 ? undefined : eq(planLinks.planId, filters.idPlano),
    filters.idFuncionalidade === 0 ? undefined : eq(requests.kindId, filters.idFuncionalidade),
    filters.idStatus === 0 ? undefined : eq(requests.status, filters.idStatus),
    first ? sql`${requests.filedAt} >= ${startOfDay(first, 0)}` : undefined,
    last ? sql`${requests.filedAt} < ${startOfDay(last, 1)}` : undefined,
    keyword ? keywordCondition(database, keyword, actor) : undefined,
  )
}

/** Instant at which a São Paulo day begins, some days later. */
export function startOfDay(date: string, daysLater: number): SQL {
  return sql`((${date}::date + ${daysLater}::int)::timestamp at time zone 'America/Sao_Paulo')`
}

/** Protocol and kind for everyone; name and CPF only for attendants, since a participant's list is all theirs. */
function keywordCondition(database: Querier, keyword: string, actor: Actor): SQL | undefined {
  const pattern = containing(keyword)
  const kinds = database
    .select({ id: requestKinds.id })
    .from(requestKinds)
    .where(sql`searchable(${requestKinds.name}) like searchable(${pattern})`)
  return or(
    like(requests.protocol, pattern),
    inArray(requests.kindId, kinds),
    isAttendant(actor) ? inArray(requests.personId, peopleNamed(database, keyword, pattern)) : undefined,
  )
}

function peopleNamed(database: Querier, keyword: string, pattern: string) {
  const byName = sql`${people.searchedName} like searchable(${pattern})`
  const digits = /^[\d.\-\s]+$/.test(keyword) ? onlyDigits(keyword) : ''
  // Fewer digits would match half of all CPFs, and the index needs three.
  const byCpf = digits.length >= 3 ? sql`(${people.cpf}::text) like ${`%${digits}%`}` : undefined
  return database.select({ id: people.id }).from(people).where(or(byName, byCpf))
}
