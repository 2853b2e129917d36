import { participantQuery } from '#app/session/server-functions.ts'
import { retornarResumoPlano } from '#contract/plan-summary.ts'

/** The chosen plan at a glance. */
export const planSummary = participantQuery.handler(({ context }) => context.own(retornarResumoPlano))
