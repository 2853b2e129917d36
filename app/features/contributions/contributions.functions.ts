import * as v from 'valibot'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { alterarContribuicao, contributionChangeData, retornarContribuicao } from '#contract/contribuicao.ts'
import { id } from '#contract/formats.ts'
import { retornarRequisicao } from '#contract/requisicoes.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { changeInput } from './contributions.schema.ts'

/** The contribution in force and what a change has to respect today. */
export const currentContribution = participantQuery.handler(({ context }) =>
  context.api.call(retornarContribuicao, {
    params: { idPessoa: context.session.pessoa.id, idPlano: context.link.plano.id },
  }),
)

/**
 * A change that was sent back to be corrected: what was asked and why it came back. Null when the request is of another kind or
 * no longer waits for the person.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export const returnedChange = participantQuery
  .validator(v.object({ idRequisicao: id }))
  .handler(async ({ data, context }) => {
    const request = await context.api.call(retornarRequisicao, { params: data })
    const asked = v.safeParse(contributionChangeData, request.dados)
    if (!asked.success || request.status.id !== RequestStatus.returned) return null
    const sentBack = request.eventos.findLast(({ para }) => para.id === RequestStatus.returned)
    return {
      id: request.id,
      protocolo: request.protocolo,
      motivo: sentBack?.motivo ?? null,
      dados: asked.output,
    }
  })

/**
 * Files a change of contribution, or sends a returned one again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a change is already under way or not allowed yet.
 */
export const changeContribution = participantCommand.validator(changeInput).handler(({ data, context }) =>
  context.api.call(alterarContribuicao, {
    body: { ...data, idPessoa: context.session.pessoa.id, idPlano: context.link.plano.id },
  }),
)
