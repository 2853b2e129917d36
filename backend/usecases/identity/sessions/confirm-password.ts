import { eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { credentials } from '#backend/database/schema/credentials.ts'
import { people } from '#backend/database/schema/people.ts'
import type { Actor } from '#backend/security/actor.ts'
import { checkAttempt } from '#backend/security/attempts.ts'
import { audit } from '#backend/security/audit.ts'
import { verifyPassword } from '#backend/security/passwords.ts'
import { placeOfSession } from '#backend/security/place.ts'
import type { RunWork } from '#backend/work.ts'

/**
 * Whether the caller knows their own password, before something that can't be undone. Failures count for this session alone: one that was
 * left open is no way to try passwords, and who fails to sign in elsewhere does not hinder who is inside.
 * @throws 429 after too many failures: `ATTEMPT_LIMITS`.
 */
export async function confirmPassword(run: RunWork, actor: Actor, password: string): Promise<boolean> {
  const { personId, sessionId } = actor
  const { cpf, hash } = await run(({ database }) => readOwn(database, personId))
  const attempt = { kind: 'password', cpf, place: placeOfSession(sessionId) } as const
  const right = await checkAttempt(run, attempt, async () => (await verifyPassword(hash, password)) || null)
  if (right) return true
  await run((work) =>
    audit(work, {
      subjectId: personId,
      action: 'password.confirmation-failed',
      entityId: personId,
    }),
  )
  return false
}

async function readOwn(database: Querier, personId: number): Promise<{ cpf: string; hash: string | null }> {
  const [own] = await database
    .select({ cpf: people.cpf, hash: credentials.passwordHash })
    .from(people)
    .leftJoin(credentials, eq(credentials.personId, people.id))
    .where(eq(people.id, personId))
  if (!own) throw new Error(`there is no person ${personId}`)
  return own
}
