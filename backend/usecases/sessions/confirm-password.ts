import { eq } from 'drizzle-orm'
import { cpfOf } from '../../database/queries/person-cpf.ts'
import { credentials } from '../../database/schema/credentials.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { accountOf, forgetFailures, recordFailure, requireOpenDoor } from '../../security/login-failures.ts'
import { verifyPassword } from '../../security/passwords.ts'
import type { Work } from '../../work.ts'

/**
 * Whether the caller knows their own password, before something that can't be undone. Failures count with those of signing in, so that
 * a session that was left open is no way to try passwords; commit the work either way.
 * @throws 429 after five failures in 15 minutes.
 */
export async function confirmPassword(work: Work, actor: Actor, password: string): Promise<boolean> {
  const { database, now } = work
  const account = accountOf(await cpfOf(database, actor.personId))
  await requireOpenDoor(database, account, now)
  const [stored] = await database
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.personId, actor.personId))
  if (await verifyPassword(stored?.hash ?? null, password)) {
    await forgetFailures(database, account)
    return true
  }
  await recordFailure(database, account, now)
  await audit(work, {
    subjectId: actor.personId,
    action: 'password.confirmation-failed',
    entity: 'person',
    entityId: actor.personId,
  })
  return false
}
