import { appearanceOf } from '#app/plan/appearance.server.ts'
import { withFreshTheme } from '#app/plan/fresh-theme.server.ts'
import { encerrarAtendimento } from '#contract/service-desk.ts'
import { encerrarSessao } from '#contract/sessions.ts'
import { apiOf } from './person-api.server.ts'
import { attendantCommand, publicCommand, publicQuery } from './server-functions.ts'
import { closeSession, forgetTarget, readSession } from './session.server.ts'
import { visibleSession } from './visible-session.ts'

/** Who is signed in, under which plan link, and how the pages look. Never fails: without a session it says so. */
export const currentVisit = publicQuery.handler(async () => {
  const stored = await readSession()
  const session = stored && (await withFreshTheme(stored))
  return { session: session ? visibleSession(session) : null, appearance: appearanceOf(session) }
})

/** Ends the session here and at the API. The cookies are gone even when the API does not answer. */
export const signOut = publicCommand.handler(async () => {
  const session = await readSession()
  closeSession()
  if (session)
    await apiOf(session)
      .call(encerrarSessao, { body: {} })
      .catch(() => undefined)
  return { signedOut: true }
})

/** Ends acting for a person, here and at the API, and goes back to the attendant's own view. Harmless when nobody is acted for. */
export const leaveTarget = attendantCommand.handler(async ({ context }) => {
  await context.api.call(encerrarAtendimento, { body: {} })
  forgetTarget()
  return { left: true }
})
