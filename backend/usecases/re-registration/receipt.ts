import { eq } from 'drizzle-orm'
import { reRegistrationReading } from '#contract/re-registration/re-registration-reading.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import type { Querier } from '../../database/client.ts'
import { documentHead } from '../../database/queries/document-head.ts'
import { readEntity } from '../../database/queries/entity.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { requests } from '../../database/schema/requests.ts'
import type { ReRegistrationFacts } from '../../documents/re-registration-document.ts'
import { notFound } from '../../problem.ts'
import { dataOf, sentOf } from './read-re-registration.ts'
import { newestRequest } from './refusals.ts'

/** Facts for the receipt of a person's newest re-registration. @throws 404 while none was sent. */
export async function readReceipt(
  database: Querier,
  personId: number,
  now: Date,
): Promise<ReRegistrationFacts> {
  const newest = await newestRequest(database, personId)
  if (!newest || !sentOf(newest)) throw notFound('Ainda não há recadastramento enviado.')
  const [request] = await database
    .select({ linkId: requests.linkId })
    .from(requests)
    .where(eq(requests.id, newest.id))
  const { person, plan } = await linkById(database, request?.linkId ?? 0)
  const [{ cpf, planColor }, entity] = await Promise.all([
    documentHead(database, { person: { id: personId }, plan }),
    readEntity(database),
  ])
  return {
    entity: entity.name,
    person: { name: person.name, cpf },
    protocol: newest.protocol,
    filedAt: newest.filedAt,
    planColor,
    now,
    lines: readingText(reRegistrationReading(dataOf(newest))),
    code: newest.verificationCode,
  }
}
