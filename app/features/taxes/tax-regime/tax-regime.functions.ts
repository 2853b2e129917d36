import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import { optarRegimeTributacao, regimeChoice, retornarRegimeTributacao } from '#contract/taxes/tax-regime.ts'

/** The regime in force, what may be chosen, and both regimes on the person's own lots. */
export const taxRegime = participantQuery.handler(({ context }) => context.own(retornarRegimeTributacao))

/**
 * Chooses the regime for good, signed with the password.
 * @throws PortalProblem `invalid` with `senha` when the password is wrong, `rate-limited` after five of them.
 */
export const chooseTaxRegime = participantCommand
  .validator(regimeChoice)
  .handler(({ data, context }) => context.own(optarRegimeTributacao, data))
