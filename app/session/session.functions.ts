import { appearanceOf } from '#app/plan/appearance.server.ts'
import { encerrarSessao } from '#contract/autenticacao.ts'
import { apiOf } from './person-api.server.ts'
import { publicCommand, publicQuery } from './server-functions.ts'
import { closeSession, readSession } from './session.server.ts'
import { visibleSession } from './visible-session.ts'

/** Who is signed in, under which plan link, and how the pages look. Never fails: without a session it says so. */
export const currentVisit = publicQuery.handler(async () => {
  const session = await readSession()
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
