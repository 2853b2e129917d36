import { eq } from 'drizzle-orm'
import { maskCpf } from '#domain/cpf.ts'
import { firstName } from '#domain/first-name.ts'
import type { Querier } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { requestKinds, requests } from '../../database/schema/requests.ts'
import type { EmailJob } from '../../jobs/email-queue.ts'
import type { EmailTemplate } from '../../jobs/email-templates.ts'

/** A request with what its messages and its rules need to know. */
export type RequestFacts = {
  request: typeof requests.$inferSelect
  kind: typeof requestKinds.$inferSelect
  person: { id: number; name: string; cpf: string; email: string | null }
  plan: { id: number; name: string }
}

/**
 * Reads one request with its kind, person and plan.
 * @param lock holds the request against other writers until the transaction ends
 */
export async function readRequestFacts(
  database: Querier,
  requestId: number,
  { lock }: { lock: boolean },
): Promise<RequestFacts | null> {
  const query = database
    .select({
      request: requests,
      kind: requestKinds,
      person: { id: people.id, name: people.name, cpf: people.cpf, email: people.email },
      plan: { id: plans.id, name: plans.name },
    })
    .from(requests)
    .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
    .innerJoin(people, eq(people.id, requests.personId))
    .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(requests.id, requestId))
  const [row] = await (lock ? query.for('update', { of: requests }) : query)
  return row ?? null
}

/** A request that the caller knows to exist, without holding it. */
export async function requireRequestFacts(database: Querier, requestId: number): Promise<RequestFacts> {
  const facts = await readRequestFacts(database, requestId, { lock: false })
  if (!facts) throw new Error(`there is no request ${requestId}`)
  return facts
}

/** The e-mail that tells the participant of a step; null when they have no address. */
export function emailAbout(
  facts: RequestFacts,
  template: EmailTemplate,
  reason: string | null,
): EmailJob | null {
  const { person, plan, kind, request } = facts
  if (person.email === null) return null
  return {
    to: person.email,
    template,
    variables: {
      primeiroNome: firstName(person.name),
      cpfMascarado: maskCpf(person.cpf),
      plano: plan.name,
      protocolo: request.protocol,
      servico: kind.name,
      motivo: reason ?? '',
    },
  }
}
