import { participantQuery } from '#app/session/server-functions.ts'
import { retornarContracheque, retornarContracheques } from '#contract/payroll/pay-slips.ts'
import { paySlipReference, paySlipYear } from './pay-slips.schema.ts'

/** Pay slips of a year in the chosen plan, and the years that have any. */
export const paySlipsOfYear = participantQuery
  .validator(paySlipYear)
  .handler(({ data, context }) => context.own(retornarContracheques, data))

/** The pay slip of a month. @throws PortalProblem `not-found` when nothing was paid in it. */
export const paySlipOfMonth = participantQuery
  .validator(paySlipReference)
  .handler(({ data, context }) => context.own(retornarContracheque, data))
