import { sharedAnswers } from '#app/api/shared-answers.server.ts'
import { rememberTheme, type ServerSession } from '#app/session/session.server.ts'
import type { PlanTheme } from '#contract/plans/plans.ts'
import { fetchTheme } from './fetch-theme.server.ts'

/** So long one answer serves everyone who asks: a busy portal asks once a second for each plan. */
const SHARED_MS = 1000

/** The themes that this process asked for, by plan. */
const askShared = sharedAnswers<PlanTheme>(SHARED_MS)

/**
 * The session with its plan's theme as it is in force now, so that the next page wears what was just published. Where the API does
 * not say within a moment, the theme of the session stays: no page waits for its colours.
 */
export async function withFreshTheme(session: ServerSession): Promise<ServerSession> {
  const { vinculo, tema, token } = session
  if (!vinculo) return session
  const fresh = await askShared([vinculo.plano.id], () => fetchTheme(vinculo.plano.id, token))
  if (!fresh || isSame(fresh, tema)) return session
  await rememberTheme(fresh)
  return { ...session, tema: fresh }
}

function isSame(one: PlanTheme, other: PlanTheme | null): boolean {
  return (
    other !== null &&
    one.id === other.id &&
    one.cor_primaria === other.cor_primaria &&
    one.logo === other.logo &&
    one.background === other.background
  )
}
