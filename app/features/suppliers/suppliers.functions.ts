import { participantQuery } from '#app/session/server-functions.ts'
import { retornarFornecedores } from '#contract/fornecedores.ts'

/** Who works for the chosen plan today. */
export const currentSuppliers = participantQuery.handler(({ context }) =>
  context.api.call(retornarFornecedores, {
    params: { idPessoa: context.session.pessoa.id, idPlano: context.link.plano.id },
    query: { idVinculo: context.link.id },
  }),
)
