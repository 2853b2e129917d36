import { asc } from 'drizzle-orm'
import {
  arquivoDocumentoSolicitacao,
  movimentarRequisicao,
  requisicaoFuncionalidade,
  requisicaoStatus,
  retornarRequisicao,
  retornarResumoAtendimento,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { tentarLiquidacao } from '#contract/requests/settlements.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import type { Api } from '../api.ts'
import { requestKinds } from '../database/schema/requests.ts'
import { requestSettlementAct } from '../due-acts/kinds/request-settlement.ts'
import { performOne } from '../due-acts/perform-due-acts.ts'
import { contentOf } from '../files/find-file.ts'
import { requestStatusesByName, requestStatusNamed } from '../names.ts'
import { undeliveredCount } from '../usecases/messages/emails/read-outbox.ts'
import { newestPayroll } from '../usecases/payroll/benefit-payments/newest-payroll.ts'
import { moveRequest } from '../usecases/request-engine/move-request.ts'
import { retrySettlement, settlementResult } from '../usecases/request-engine/retry-settlement.ts'
import { requireShownDocument } from '../usecases/request-engine/withheld-data.ts'
import { pageOfRequests } from '../usecases/requests/list/page-of-requests.ts'
import { summariseQueue } from '../usecases/requests/list/summarise-queue.ts'
import { weeklyVolumes } from '../usecases/requests/list/weekly-volumes.ts'
import { failingDuties } from '../usecases/requests/one-request/failing-duties.ts'
import { readRequest } from '../usecases/requests/one-request/read-request.ts'
import { documentFileName } from '../usecases/requests/one-request/request-documents.ts'
import { skippedDuties } from '../usecases/requests/one-request/skipped-duties.ts'
import { keptFile } from './file-answer.ts'
import { registerCall } from './register-call.ts'

/** Following requests, for participants, and working on them, for attendants. */
export function registerRequestCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSolicitacoes, async ({ actor, query, now }) => {
    const { page, limit, ...filters } = query
    const asked = { offset: page * limit, limit, now }
    const { items, total, isExact } = await pageOfRequests(database, actor, filters, asked)
    return {
      requisicoes: items,
      totalPage: Math.ceil(total / limit),
      totalItems: total,
      totalExato: isExact,
    }
  })

  registerCall(api, requisicaoFuncionalidade, async () => {
    const rows = await database
      .select({ id: requestKinds.id, nome: requestKinds.name })
      .from(requestKinds)
      .orderBy(asc(requestKinds.name))
    return rows.toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
  })

  registerCall(api, requisicaoStatus, async () => requestStatusesByName())

  registerCall(api, retornarRequisicao, async ({ actor, params, now }) =>
    readRequest(api, actor, params.idRequisicao, now),
  )

  registerCall(api, arquivoDocumentoSolicitacao, async ({ actor, storedFile }) => {
    await requireShownDocument(api, actor, storedFile)
    const content = await contentOf(api.storage, storedFile)
    return keptFile(documentFileName(storedFile), { content, mediaType: storedFile.mediaType })
  })

  registerCall(api, tentarLiquidacao, async ({ actor, body, work }) => {
    const settlementId = await work((unit) => retrySettlement(unit, actor, body.idRequisicao))
    const came = await performOne(api, requestSettlementAct, settlementId)
    return settlementResult(database, settlementId, came === 'failed')
  })

  registerCall(api, movimentarRequisicao, async ({ actor, body, now, work }) => {
    await work((unit) =>
      moveRequest(unit, actor, {
        requestId: body.idRequisicao,
        to: body.idStatus as RequestStatusId,
        version: body.versao,
        reason: body.motivo ?? null,
        checkedItems: body.itensConferidos,
        stage: body.etapa,
        corrections: body.correcoes?.map(({ campo, motivo = null }) => ({ path: campo, note: motivo })),
      }),
    )
    return readRequest(api, actor, body.idRequisicao, now)
  })

  registerCall(api, retornarResumoAtendimento, async ({ actor, query: { idPlano }, now, today }) => {
    const [summary, emailsNaoEntregues, semanas, failing, folha, naoFeitas] = await Promise.all([
      summariseQueue(database, { actor, planId: idPlano, now }),
      undeliveredCount(database, now),
      weeklyVolumes(database, { planId: idPlano, today }),
      failingDuties(database),
      newestPayroll(database),
      skippedDuties(database, today),
    ])
    return {
      porStatus: summary.byStatus.map(({ status, count }) => ({
        status: requestStatusNamed(status),
        quantidade: count,
      })),
      vencidas: summary.overdue,
      recebidasHoje: summary.receivedToday,
      emAnaliseComigo: summary.mine,
      emRisco: summary.atRisk,
      semResponsavel: summary.heldByNobody,
      minhas: summary.held,
      hoje: today,
      semanas,
      ...failing,
      folha,
      naoFeitas,
      emailsNaoEntregues,
    }
  })
}
