import { participantQuery } from '#app/session/server-functions.ts'
import { retornarAtas } from '#contract/publications/minutes.ts'

/** Published minutes about the chosen plan and the whole entity, newest first. */
export const publishedMinutes = participantQuery.handler(({ context }) => context.own(retornarAtas))
