import { participantQuery } from '#app/session/server-functions.ts'
import { retornarContracheque, retornarContracheques } from '#contract/pay-slips.ts'
import { paySlipReference, paySlipYear } from './pay-slips.schema.ts'

/** Pay slips of a year in the chosen plan, and the years that have any. */
export const paySlipsOfYear = participantQuery.validator(paySlipYear).handler(({ data, context }) =>
  context.api.call(retornarContracheques, {
    params: { idPessoa: context.link.pessoa.id, idPlano: context.link.plano.id },
    query: { idVinculo: context.link.id, ano: data.ano },
  }),
)

/** The pay slip of a month. @throws PortalProblem `not-found` when nothing was paid in it. */
export const paySlipOfMonth = participantQuery.validator(paySlipReference).handler(({ data, context }) =>
  context.api.call(retornarContracheque, {
    params: {
      idPessoa: context.link.pessoa.id,
      idPlano: context.link.plano.id,
      competencia: data.competencia,
    },
    query: { idVinculo: context.link.id },
  }),
)
