import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { optarRegimeTributacao, regimeChoice, retornarRegimeTributacao } from '#contract/tax-regime.ts'

/** The regime in force, what may be chosen, and both regimes on the person's own lots. */
export const taxRegime = participantQuery.handler(({ context }) =>
  context.api.call(retornarRegimeTributacao, {
    params: { idPessoa: context.link.pessoa.id, idPlano: context.link.plano.id },
    query: { idVinculo: context.link.id },
  }),
)

/**
 * Chooses the regime for good, signed with the password.
 * @throws PortalProblem `invalid` with `senha` when the password is wrong, `rate-limited` after five of them.
 */
export const chooseTaxRegime = participantCommand
  .validator(regimeChoice)
  .handler(({ data, context }) =>
    context.api.call(optarRegimeTributacao, { body: { ...data, ...context.target } }),
  )
