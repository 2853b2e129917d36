import { count, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'
import { people } from '#backend/database/schema/people.ts'
import { plans } from '#backend/database/schema/plans.ts'
import { requestKinds, requests } from '#backend/database/schema/requests.ts'
import { requestStatusNamed } from '#backend/names.ts'
import type { RequestItem } from '#contract/requests/requests.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { maskCpf } from '#domain/cpf.ts'
import { RequestPriority } from '#domain/requests/priority.ts'
import { clockOf, type RequestStatusId } from '#domain/requests/request-status.ts'
import { deadlineOf } from './deadline.ts'

/** Which of the requests found are wanted, counted from 0. */
export type Slice = { offset: number; limit: number }

/** How many were found, at least that many unless `isExact`, and the wanted ones, in their order. */
export type FoundRequests = { total: number; isExact: boolean; ids: number[] }

/** People as those who have requests in their hands. */
const analysts = alias(people, 'analysts')

/** How many requests a condition holds for. */
export async function countRequests(database: Querier, condition: SQL | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(requests).where(condition)
  return row?.total ?? 0
}

/** Those of some requests that there are, in the order of their ids, as lists show them. `now` decides the state of each deadline. */
export async function requestsWithIds(
  database: Querier,
  ids: readonly number[],
  now: Date,
): Promise<RequestItem[]> {
  if (ids.length === 0) return []
  const rows = await selectItems(database).where(sql`${requests.id} = any(${idList(ids)})`)
  const items = new Map(rows.map((row) => [row.request.id, itemOf(row, now)]))
  return ids.flatMap((id) => items.get(id) ?? [])
}

function selectItems(database: Querier) {
  return database
    .select({
      request: requests,
      kind: requestKinds,
      person: { id: people.id, name: people.name, cpf: people.cpf },
      plan: { id: plans.id, name: plans.name },
      analyst: { id: analysts.id, name: analysts.name },
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(plans, eq(plans.id, requests.planId))
    .leftJoin(analysts, eq(analysts.id, requests.analystId))
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number]

function itemOf({ request, kind, person, plan, analyst }: ItemRow, now: Date): RequestItem {
  return {
    id: request.id,
    protocolo: request.protocol,
    pessoa: { id: person.id, nome: person.name, cpf: maskCpf(person.cpf) },
    plano: { id: plan.id, nome: plan.name },
    funcionalidade: { id: kind.id, nome: kind.name },
    status: requestStatusNamed(request.status),
    analista: analyst && { id: analyst.id, nome: analyst.name },
    versao: request.version,
    dataSolicitacao: request.filedAt.toISOString(),
    dataAtualizacao: request.updatedAt.toISOString(),
    prioridade: prioritySlug(request),
    prazo: deadlineOf({ ...request, status: request.status as RequestStatusId }, saoPauloDateOf(now)),
  }
}

const PRIORITY_SLUGS = {
  [RequestPriority.eighty]: '80-anos',
  [RequestPriority.sixty]: '60-anos',
  [RequestPriority.health]: 'por-lei',
  [RequestPriority.none]: null,
} as const

/** As the wire says it; nothing of what is decided, which waits for nobody. */
function prioritySlug({ status, priority }: ItemRow['request']): RequestItem['prioridade'] {
  return clockOf(status as RequestStatusId) === 'stopped' ? null : PRIORITY_SLUGS[priority]
}
