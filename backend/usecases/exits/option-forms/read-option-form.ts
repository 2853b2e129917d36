import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { readRequestPaper } from '#backend/database/queries/request-paper.ts'
import { portabilityTransfers } from '#backend/database/schema/portability-transfers.ts'
import { type MovedLot, optionFormDocument } from '#backend/documents/option-form-document.ts'
import type { PrintedDocument } from '#backend/documents/pdf/printed-document.ts'
import { heldLots } from '#backend/ledger/held-lots.ts'
import { notFound } from '#backend/problem.ts'
import { noOptionForm } from '#contract/exits/option-forms.text.ts'
import { exitOptionOf } from '#contract/exits/option-forms.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { percentOfLots } from '#domain/exits/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { dataReading } from '../../request-engine/request-versions.ts'
import { readExitClock } from '../exit-statement/exit-clock.ts'

/** The form of one of the four options, ready to be written. @throws 404 for any other request */
export async function readOptionForm(
  database: Querier,
  request: RequestDetail,
  now: Date,
): Promise<{ document: PrintedDocument; fileName: string }> {
  const option = exitOptionOf(request.funcionalidade.id)
  if (option === null) throw notFound(noOptionForm)
  const { cpf, planColor, entity, link } = await readRequestPaper(database, request)
  if (!link) throw new Error(`request ${request.id} has no link`)
  const filedOn = saoPauloDateOf(new Date(request.dataSolicitacao))
  const clock = await readExitClock(database, link.id)
  const document = optionFormDocument(option, request, {
    entity: { name: entity.name, cnpj: formatCnpj(entity.cnpj) },
    cpf,
    enrolment: link.enrolment,
    lines: dataReading(request.funcionalidade.id, request.dados),
    statement: clock?.statements.findLast(({ deliveredOn }) => deliveredOn <= filedOn) ?? null,
    lots: option === 'portabilidade' ? await movedLots(database, request, link.id, now) : [],
    planColor,
    now,
  })
  return { document, fileName: `termo_${option}_${request.protocolo}.pdf` }
}

/** The lots of a portability: those that went, or while none has gone what would go today. */
async function movedLots(
  database: Querier,
  { id, dados }: Pick<RequestDetail, 'id' | 'dados'>,
  linkId: number,
  now: Date,
): Promise<readonly MovedLot[]> {
  const [transfer] = await database
    .select({ lots: portabilityTransfers.lots })
    .from(portabilityTransfers)
    .where(eq(portabilityTransfers.requestId, id))
  if (transfer) return transfer.lots
  const percent = Number(dados['percentual'] ?? 0)
  const held = await heldLots(database, linkId, saoPauloDateOf(now))
  return percentOfLots(
    held.filter(({ account }) => isIndividualAccount(account)),
    percent,
  )
}
