import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  cashWithdrawalRequest,
  pedirSaqueVista,
  retornarSaqueVista,
} from '#contract/benefits/cash-withdrawal.ts'

/** The benefit that waits for its first payment, and what of the balance may be paid at once. */
export const currentCashWithdrawal = participantQuery.handler(({ context }) =>
  context.own(retornarSaqueVista),
)

/**
 * Asks for cash with the first payment, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when something stands in the way.
 */
export const requestCashWithdrawal = participantCommand
  .validator(cashWithdrawalRequest)
  .handler(({ data, context }) => context.own(pedirSaqueVista, data))
