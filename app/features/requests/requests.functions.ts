import {
  attendantCommand,
  attendantQuery,
  participantCommand,
  participantQuery,
  personCommand,
  personQuery,
} from '#app/session/server-functions.ts'
import { retornarEmails } from '#contract/messages/emails.ts'
import { retornarPlanos } from '#contract/plans/plans.ts'
import { indeferirRecadastramento } from '#contract/re-registration/re-registration.ts'
import { responderSolicitacao } from '#contract/requests/request-answers.ts'
import type { RequestOrder } from '#contract/requests/request-queue.ts'
import { retornarPreferenciasCentral } from '#contract/requests/request-views.ts'
import {
  exportarDadosRecadastramento,
  movimentarRequisicao,
  requisicaoFuncionalidade,
  requisicaoStatus,
  retornarExportacoes,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { known, orNull } from './list/quiet-failures.server.ts'
import { requestExportOf } from './list/request-export.ts'
import { requestOnPage } from './list/request-on-page.ts'
import { sentAnswer } from './one-request/request-answer.schema.ts'
import { requestMove, requestReference } from './requests.schema.ts'
import { requestFilters, requestListInput } from './requests.search.ts'

const PAGE_SIZE = 5

/** Attendants work on what is due first. */
function inQueueOrder<Filters extends { ordem?: RequestOrder }>(filters: Filters) {
  return { ...filters, ordem: filters.ordem ?? 'prazo' }
}

/** The participant's own requests in the chosen plan, newest first, five a page. */
export const myRequests = participantQuery.validator(requestListInput).handler(({ data, context }) =>
  context.api.call(retornarSolicitacoes, {
    query: { ...data, idPessoa: context.target.idPessoa, idPlano: context.target.idPlano, limit: PAGE_SIZE },
  }),
)

/** Requests of every participant and plan, what is due first unless another order is asked for, as many a page as the attendant chose. */
export const allRequests = attendantQuery.validator(requestListInput).handler(async ({ data, context }) => {
  const { api } = context
  const { linhasPorPagina: limit } = await api.call(retornarPreferenciasCentral, {})
  return api.call(retornarSolicitacoes, { query: { ...inQueueOrder(data), limit } })
})

/** Options of the filters. A list that fails to load is empty, which is only logged. `isWhole`: all lists loaded. */
export const filterChoices = personQuery.handler(async ({ context }) => {
  const { api } = context
  const [functionalities, statuses] = await Promise.all([
    orNull(api.call(requisicaoFuncionalidade, {})),
    orNull(api.call(requisicaoStatus, {})),
  ])
  return { ...known({ functionalities, statuses }), plans: [] }
})

/** The same for attendants, who also choose among plans. */
export const attendantChoices = attendantQuery.handler(async ({ context }) => {
  const { api } = context
  const [functionalities, statuses, plans] = await Promise.all([
    orNull(api.call(requisicaoFuncionalidade, {})),
    orNull(api.call(requisicaoStatus, {})),
    orNull(api.call(retornarPlanos, {})),
  ])
  return known({ functionalities, statuses, plans })
})

/** One request with its data, history and moves. @throws PortalProblem `not-found` also for somebody else's. */
export const requestById = personQuery
  .validator(requestReference)
  .handler(async ({ data, context }) =>
    requestOnPage(await context.api.call(retornarRequisicao, { params: data })),
  )

/** How many e-mails about a request got to nobody. */
export const undeliveredEmails = attendantQuery
  .validator(requestReference)
  .handler(async ({ data, context }) => {
    const query = { ...data, estado: 'nao-entregues' } as const
    return (await context.api.call(retornarEmails, { query })).totalItems
  })

/** Moves a request. @throws PortalProblem `conflict` with `versao-desatualizada` when somebody else was faster. */
export const moveRequest = personCommand
  .validator(requestMove)
  .handler(async ({ data, context }) =>
    requestOnPage(await context.api.call(movimentarRequisicao, { body: data })),
  )

/** Answers a returned request where it is followed. @throws PortalProblem `conflict` when it does not wait for an answer any more. */
export const answerRequest = personCommand.validator(sentAnswer).handler(async ({ data, context }) => {
  const { protocolo } = await context.api.call(responderSolicitacao, { body: data })
  return { protocolo }
})

/** Refuses a re-registration item by item. @throws PortalProblem as {@link moveRequest}. */
export const refuseReRegistration = attendantCommand
  .validator(indeferirRecadastramento.body)
  .handler(async ({ data, context }) => {
    await context.api.call(indeferirRecadastramento, { body: data })
    const params = { idRequisicao: data.idRequisicao }
    return requestOnPage(await context.api.call(retornarRequisicao, { params }))
  })

/** Has the participant's filtered requests written to a spreadsheet. @throws PortalProblem `not-found` when there are none. */
export const exportMyRequests = participantCommand
  .validator(requestFilters)
  .handler(async ({ data, context }) =>
    requestExportOf(
      await context.api.call(exportarDadosRecadastramento, {
        query: { ...data, idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
      }),
    ),
  )

/** Has every participant's filtered requests written to a spreadsheet. */
export const exportAllRequests = attendantCommand
  .validator(requestFilters)
  .handler(async ({ data, context }) =>
    requestExportOf(await context.api.call(exportarDadosRecadastramento, { query: inQueueOrder(data) })),
  )

/** The spreadsheets that the person asked for, newest first. */
export const myExports = personQuery.handler(async ({ context }) =>
  (await context.api.call(retornarExportacoes, {})).map(requestExportOf),
)
