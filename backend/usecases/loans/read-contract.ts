import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { noLoanContract } from '#contract/loans/loan-contract.text.ts'
import { type LoanContractContent, loanContractContent } from '#contract/loans/loan-contract-content.ts'
import { loanSystemOf } from '#contract/loans/loan-data.ts'
import { type LoanData, loanData } from '#contract/loans/loans.ts'
import { loanCollectionWords } from '#contract/loans/wire-words.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { addMonths, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import type { Querier } from '../../database/client.ts'
import { documentHead } from '../../database/queries/document-head.ts'
import { contractOfRequest } from '../../database/queries/loan-contracts.ts'
import { runningLoan } from '../../database/queries/loans.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { requests } from '../../database/schema/requests.ts'
import { loanContractDocument } from '../../documents/loan-contract-document.ts'
import type { PrintedDocument } from '../../documents/pdf/printed-document.ts'
import { notFound } from '../../problem.ts'
import { openSealedText } from '../../security/sealed-text.ts'
import { creditAccount } from './credit-account.ts'
import { drawUpContract } from './draw-up-contract.ts'

/**
 * The contract of a loan, ready to be written: as it was kept at the release, or, while nobody decided, as it was asked for.
 * @throws 404 for a request that has none
 */
export async function readContract(
  database: Querier,
  request: RequestDetail,
  now: Date,
): Promise<{ document: PrintedDocument; fileName: string }> {
  if (request.contrato === null) throw notFound(noLoanContract)
  const kept = await contractOfRequest(database, request.id)
  const sentAt = request.versoes.at(-1)?.enviadaEm ?? request.dataSolicitacao
  const content = kept
    ? openSealedText(loanContractContent, kept)
    : await proposalOf(database, request.id, {
        data: v.parse(loanData, request.dados),
        on: saoPauloDateOf(new Date(sentAt)),
      })
  const document = loanContractDocument(content, {
    digest: kept?.digest ?? null,
    ...(await documentHead(database, { person: request.pessoa, plan: request.plano })),
    now,
  })
  return { document, fileName: `${request.contrato}_emprestimo_${request.protocolo}.pdf` }
}

/** The contract that a request would become, with the figures of the day on which it was sent. */
async function proposalOf(
  database: Querier,
  requestId: number,
  { data, on }: { data: LoanData; on: IsoDate },
): Promise<LoanContractContent> {
  const [request] = await database
    .select({ linkId: requests.linkId })
    .from(requests)
    .where(eq(requests.id, requestId))
  if (!request?.linkId) throw new Error(`request ${requestId} has no link`)
  const row = await linkById(database, request.linkId)
  const running = await runningLoan(database, row.link.id)
  const { valor: amount, parcelas: months, primeiroVencimento, cobranca } = data
  const first = primeiroVencimento ?? on
  const system = loanSystemOf(data)
  return drawUpContract(database, row, requestId, {
    amount,
    months,
    system,
    monthlyPercent: String(data.taxaMensal),
    releasedOn: on,
    iof: data.iof ?? 0,
    coverFee: data.taxaQuitacao ?? 0,
    settles: data.quitaAnterior ?? 0,
    credit: data.liquido ?? 0,
    collection: loanCollectionWords.fromWire(cobranca ?? 'boleto'),
    instalments: loanSchedule({
      principal: amount,
      monthlyPercent: data.taxaMensal,
      system,
      dueDates: loanDueDates(addMonths(first, -1), { months, dueDay: Number(first.slice(8)) }),
    }),
    account: (await creditAccount(database, row.person.id))?.whole ?? null,
    renewed: running,
  })
}
