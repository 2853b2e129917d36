import type { ServerSession } from '#app/session/session.server.ts'
import { withFreshLink } from './fresh-link.server.ts'
import { withFreshTheme } from './fresh-theme.server.ts'

/** The session with its plan as it is now: where the person stands in it, and what it looks like, asked for at once. */
export async function withFreshPlan(session: ServerSession): Promise<ServerSession> {
  const [{ vinculo }, { tema }] = await Promise.all([withFreshLink(session), withFreshTheme(session)])
  return { ...session, vinculo, tema }
}
