import { conflict, notFound } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import { endSessions } from '../../identity/sessions/end-sessions.ts'

/**
 * Ends one of the caller's sessions, or all but the one that asks. @returns how many ended
 * @throws 404 for a session that is not theirs or not open; 409 for the one that asks.
 */
export async function endChosenSessions(
  work: Work,
  { personId, sessionId }: Actor,
  only: number | null,
): Promise<number> {
  if (only === null) return endSessions(work, personId, { except: sessionId })
  if (only === sessionId) throw conflict('Esta é a sessão em uso. Para encerrá-la, use Sair.')
  const ended = await endSessions(work, personId, { only })
  if (ended === 0) throw notFound('Esta sessão já terminou. Atualize a página para ver.')
  return ended
}
