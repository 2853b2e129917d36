import { eq } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { planLinks } from '../schema/plans.ts'
import { requests } from '../schema/requests.ts'
import { documentHead } from './document-head.ts'
import { readEntity } from './entity.ts'

type Printed = { id: number; pessoa: { id: number }; plano: { id: number } }

/** Whom a paper about a request names, beside the request itself. `link` null: it has none. */
export async function readRequestPaper(database: Querier, { id, pessoa, plano }: Printed) {
  const [head, entity, [link]] = await Promise.all([
    documentHead(database, { person: pessoa, plan: plano }),
    readEntity(database),
    database
      .select({ id: planLinks.id, enrolment: planLinks.enrolment })
      .from(requests)
      .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
      .where(eq(requests.id, id)),
  ])
  return { ...head, entity, link: link ?? null }
}
