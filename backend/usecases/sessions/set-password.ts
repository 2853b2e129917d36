import { and, eq, isNull } from 'drizzle-orm'
import { passwordLinks } from '../../database/schema/access.ts'
import { credentials } from '../../database/schema/credentials.ts'
import { tell } from '../../messages/tell.ts'
import { audit } from '../../security/audit.ts'
import { hashPassword } from '../../security/passwords.ts'
import type { Work } from '../../work.ts'
import { endSessions } from './end-sessions.ts'

type SetPassword = {
  personId: number
  /** Already checked with `checkPasswordValues`. */
  password: string
  /** The session that goes on; absent: all of them end. */
  keepSession?: number
}

/** Stores a new password, ends the person's links to one and their other sessions, and tells them, by notification and by e-mail. */
export async function setPassword(
  work: Work,
  { personId, password, keepSession }: SetPassword,
): Promise<void> {
  const { database, now } = work
  const passwordHash = await hashPassword(password)
  await database
    .insert(credentials)
    .values({ personId, passwordHash, changedAt: now })
    .onConflictDoUpdate({ target: credentials.personId, set: { passwordHash, changedAt: now } })
  await audit(work, {
    subjectId: personId,
    action: 'password.changed',
    entityId: personId,
  })
  await database
    .update(passwordLinks)
    .set({ closedAt: now })
    .where(and(eq(passwordLinks.personId, personId), isNull(passwordLinks.closedAt)))
  await endSessions(work, personId, keepSession === undefined ? {} : { except: keepSession })
  await tell(work, 'senha_alterada', { personId, planId: null }, {})
}
