import type { Api } from '#backend/api.ts'
import { readRequestPaper } from '#backend/database/queries/request-paper.ts'
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
  const { cpf, planColor, entity, link } = await readRequestPaper(database, request)
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
