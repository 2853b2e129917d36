import type { Querier } from '#backend/database/client.ts'
import { readRequestPaper } from '#backend/database/queries/request-paper.ts'
import type { PrintedDocument } from '#backend/documents/pdf/printed-document.ts'
import { requestReceiptDocument } from '#backend/documents/request-receipt-document.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { dataReading } from '../../request-engine/request-versions.ts'

/** The receipt of a request, ready to be written. */
export async function readRequestReceipt(
  database: Querier,
  request: RequestDetail,
  now: Date,
): Promise<{ document: PrintedDocument; fileName: string }> {
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
