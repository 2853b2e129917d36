import { eq } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import { planColorOf } from '#backend/database/queries/plan-color.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { requests } from '#backend/database/schema/requests.ts'
import type { PrintedDocument } from '#backend/documents/pdf/printed-document.ts'
import { requestReceiptDocument } from '#backend/documents/request-receipt-document.ts'
import type { Actor } from '#backend/security/actor.ts'
import { dataReading } from '../../request-engine/request-versions.ts'
import { readRequest } from './read-request.ts'

/** The receipt of a request, ready to be written. @throws as `readRequest`. */
export async function readRequestReceipt(
  { database, parts }: Pick<Api, 'database' | 'parts'>,
  actor: Actor,
  requestId: number,
  now: Date,
): Promise<{ document: PrintedDocument; fileName: string }> {
  const request = await readRequest({ database, parts }, actor, requestId, now)
  const [cpf, planColor, entity, [link]] = await Promise.all([
    cpfOf(database, request.pessoa.id),
    planColorOf(database, request.plano.id),
    readEntity(database),
    database
      .select({ enrolment: planLinks.enrolment })
      .from(requests)
      .innerJoin(planLinks, eq(planLinks.id, requests.linkId))
      .where(eq(requests.id, requestId)),
  ])
  const document = requestReceiptDocument(request, {
    entity: entity.name,
    cpf,
    enrolment: link?.enrolment ?? '',
    lines: dataReading(request.funcionalidade.id, request.dados),
    planColor,
    now,
  })
  return { document, fileName: `solicitacao_${request.protocolo}.pdf` }
}
