import { count, desc, eq, type SQL } from 'drizzle-orm'
import type { RequestItem } from '#contract/requests.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { maskCpf } from '#domain/cpf.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import { requestStatusNamed } from '../../names.ts'
import { deadlineOf } from './deadline.ts'

/** How many requests a condition holds for. */
export async function countRequests(database: Querier, condition: SQL | undefined): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(requests)
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .where(condition)
  return row?.total ?? 0
}

/** Requests that a condition holds for, newest first, as lists show them. `now` decides the state of each deadline. */
export async function listRequests(
  database: Querier,
  condition: SQL | undefined,
  { offset, limit, now }: { offset: number; limit: number; now: Date },
): Promise<RequestItem[]> {
  const rows = await database
    .select({
      request: requests,
      kind: requestKinds,
      person: { id: people.id, name: people.name, cpf: people.cpf },
      plan: { id: plans.id, name: plans.name },
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(condition)
    .orderBy(desc(requests.filedAt), desc(requests.id))
    .offset(offset)
    .limit(limit)
  const today = saoPauloDateOf(now)
  return rows.map(({ request, kind, person, plan }) => ({
    id: request.id,
    protocolo: request.protocol,
    pessoa: { id: person.id, nome: person.name, cpf: maskCpf(person.cpf) },
    plano: { id: plan.id, nome: plan.name },
    funcionalidade: { id: kind.id, nome: kind.name },
    status: requestStatusNamed(request.status),
    dataSolicitacao: request.filedAt.toISOString(),
    dataAtualizacao: request.updatedAt.toISOString(),
    prazo: deadlineOf({ ...request, status: request.status as RequestStatusId }, today),
  }))
}
