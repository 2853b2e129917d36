import { participantQuery } from '#app/session/server-functions.ts'
import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'

/** The four options of who leaves, on their own numbers. */
export const exitOptions = participantQuery.handler(({ context }) => context.own(retornarOpcoesSaida))
