import { eq } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { credentials } from '../../database/schema/credentials.ts'
import { people } from '../../database/schema/people.ts'
import type { Actor } from '../../security/actor.ts'
import { judgeAttempt } from '../../security/attempts.ts'
import { audit } from '../../security/audit.ts'
import { verifyPassword } from '../../security/passwords.ts'
import { placeOfSession } from '../../security/place.ts'
import type { RunWork } from '../../work.ts'

/**
 * Whether the caller knows their own password, before something that can't be undone. Failures count for this session alone: one that was
 * left open is no way to try passwords, and who fails to sign in elsewhere does not hinder who is inside.
 * @throws 429 after too many failures: `ATTEMPT_LIMITS`.
 */
export async function confirmPassword(run: RunWork, actor: Actor, password: string): Promise<boolean> {
  const { personId, sessionId } = actor
  const { cpf, hash } = await run(({ database }) => readOwn(database, personId))
  const attempt = { kind: 'password', cpf, place: placeOfSession(sessionId) } as const
  const right = await judgeAttempt(run, attempt, async () => (await verifyPassword(hash, password)) || null)
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
