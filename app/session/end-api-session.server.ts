import { encerrarSessao } from '#contract/identity/sessions.ts'
import { apiOf } from './person-api.server.ts'
import type { ServerSession } from './session.server.ts'

/** Ends a session that this browser leaves, with its serving, at the API too; one that does not answer keeps nobody from going on. */
export async function endApiSession(session: ServerSession | null): Promise<void> {
  if (session)
    await apiOf(session)
      .call(encerrarSessao, { body: {} })
      .catch(() => undefined)
}
