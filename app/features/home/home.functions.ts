import { logQuietly } from '#app/api/log-quietly.server.ts'
import { problemOf } from '#app/api/problem.ts'
import { participantQuery } from '#app/session/server-functions.ts'
import { retornarDestaques } from '#contract/publications/slides.ts'

/** The entity's slides for who is in the chosen plan. Home is there without them: why they could not be had is only logged. */
export const planSlides = participantQuery.handler(async ({ context }) => {
  try {
    return await context.own(retornarDestaques)
  } catch (error) {
    if (problemOf(error).kind === 'unauthenticated') throw error
    logQuietly('slides not loaded', error)
    return []
  }
})
